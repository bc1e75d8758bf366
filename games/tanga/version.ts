/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a6a20a90731e'
