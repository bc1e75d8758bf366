/** Names these very rules and data. Written by `npm run versions`. */
export const version = '50c8e2ace0d6'
