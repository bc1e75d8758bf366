/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b9d580140d6b'
