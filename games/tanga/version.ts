/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c9344fcdcbe7'
