/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6f2593cb6e51'
