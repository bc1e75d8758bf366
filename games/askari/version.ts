/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7005b33971cc'
