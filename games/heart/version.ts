/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a928ad28b4e8'
