/** Names these very rules and data. Written by `npm run versions`. */
export const version = '5d83d351fdb7'
