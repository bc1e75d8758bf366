/** Names these very rules and data. Written by `npm run versions`. */
export const version = '87426068acc1'
