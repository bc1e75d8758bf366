/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1447a33e453b'
