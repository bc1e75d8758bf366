/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'd0d14659d67a'
