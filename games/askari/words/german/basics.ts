/** What is said: many chapters share. */
export const messages = {} as const
