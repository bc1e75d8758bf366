/** Names these very rules and data. Written by `npm run versions`. */
export const version = '896aff12f843'
