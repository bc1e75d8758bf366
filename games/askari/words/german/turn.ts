import type { messages as english } from '../english/turn.ts'

/** What is said: the turn, set-up, events and logistics (5, 6, 8, 13, 14). */
export const messages: Readonly<Record<keyof typeof english, string>> = {}
