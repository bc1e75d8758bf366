/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4a112a9f3c14'
