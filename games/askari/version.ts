/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7ac4356ba5a7'
