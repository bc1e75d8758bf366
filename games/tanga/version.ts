/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a8c90e6a492a'
