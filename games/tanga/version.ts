/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fb7e80f588db'
