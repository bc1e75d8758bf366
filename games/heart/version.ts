/** Names these very rules and data. Written by `npm run versions`. */
export const version = '67a4e2187384'
