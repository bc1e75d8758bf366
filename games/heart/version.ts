/** Names these very rules and data. Written by `npm run versions`. */
export const version = '46f57dbf063a'
