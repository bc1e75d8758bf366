import type { messages as english } from '../english/march.ts'

/** What is said: movement and communications (7, 9, 10). */
export const messages: Readonly<Record<keyof typeof english, string>> = {}
