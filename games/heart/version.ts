/** Names these very rules and data. Written by `npm run versions`. */
export const version = '92b23d9c6a24'
