/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f02c9c833268'
