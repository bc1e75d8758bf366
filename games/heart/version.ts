/** Names these very rules and data. Written by `npm run versions`. */
export const version = '3a32a279d08b'
