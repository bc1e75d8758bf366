/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0679a77743f9'
