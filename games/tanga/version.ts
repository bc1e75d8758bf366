/** Names these very rules and data. Written by `npm run versions`. */
export const version = '729c130166b4'
