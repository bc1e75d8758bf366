/** Names these very rules and data. Written by `npm run versions`. */
export const version = '31e5f92a77d2'
