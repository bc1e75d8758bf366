/** Names these very rules and data. Written by `npm run versions`. */
export const version = '15e7f3770c1c'
