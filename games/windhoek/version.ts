/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a891b198d972'
