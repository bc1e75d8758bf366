/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7a69d16994d0'
