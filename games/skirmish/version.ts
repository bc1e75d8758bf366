/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ab8650a98a8d'
