/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f54eb71a8cb3'
