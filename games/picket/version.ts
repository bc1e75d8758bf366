/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6fa692979a32'
