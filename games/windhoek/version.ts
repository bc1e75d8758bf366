/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0b66c1ad607b'
