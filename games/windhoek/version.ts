/** Names these very rules and data. Written by `npm run versions`. */
export const version = '3eec1fa2791c'
