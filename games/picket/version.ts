/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8ea4e8158e99'
