/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f71162346ed3'
