/** What is said: movement and communications (7, 9, 10). */
export const messages = {} as const
