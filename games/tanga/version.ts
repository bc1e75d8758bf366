/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7e79f1a8e92a'
