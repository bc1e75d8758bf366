/** What is said: land battles (11). */
export const messages = {} as const
