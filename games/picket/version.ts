/** Names these very rules and data. Written by `npm run versions`. */
export const version = '3fe7ae59f592'
