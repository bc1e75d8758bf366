/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ee39cc170a6c'
