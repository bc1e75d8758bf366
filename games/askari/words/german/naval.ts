import type { messages as english } from '../english/naval.ts'

/** What is said: vessels (12). */
export const messages: Readonly<Record<keyof typeof english, string>> = {}
