/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'dfd89949d10c'
