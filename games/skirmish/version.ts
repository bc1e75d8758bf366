/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ab22a0e16d78'
