/** Names these very rules and data. Written by `npm run versions`. */
export const version = '3a6c4536fbcd'
