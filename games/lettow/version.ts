/** Names these very rules and data. Written by `npm run versions`. */
export const version = '3fb9df4866ae'
