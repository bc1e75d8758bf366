/** Names these very rules and data. Written by `npm run versions`. */
export const version = '81f600752b8c'
