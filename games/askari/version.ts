/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9a0b49986913'
