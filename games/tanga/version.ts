/** Names these very rules and data. Written by `npm run versions`. */
export const version = '73349e4e7cd9'
