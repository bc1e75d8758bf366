import type { messages as english } from '../english/battle.ts'

/** What is said: land battles (11). */
export const messages: Readonly<Record<keyof typeof english, string>> = {}
