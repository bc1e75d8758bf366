/** Names these very rules and data. Written by `npm run versions`. */
export const version = '584c338ba6ce'
