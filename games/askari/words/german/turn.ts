/** What is said: the turn, set-up, events and logistics (5, 6, 8, 13, 14). */
export const messages = {} as const
