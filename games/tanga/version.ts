/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b414225c6594'
