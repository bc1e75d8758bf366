/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f6744ae279ef'
