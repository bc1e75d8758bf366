/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c856ff62be1e'
