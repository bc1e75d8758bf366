/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'aa0b3c7a4d47'
