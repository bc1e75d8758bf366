/** Names these very rules and data. Written by `npm run versions`. */
export const version = '49c2a301b0fb'
