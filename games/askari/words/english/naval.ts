/** What is said: vessels (12). */
export const messages = {} as const
