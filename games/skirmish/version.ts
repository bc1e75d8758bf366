/** Names these very rules and data. Written by `npm run versions`. */
export const version = '357378c9aff5'
