/** Names these very rules and data. Written by `npm run versions`. */
export const version = '53428c7c0ec3'
