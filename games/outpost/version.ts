/** Names these very rules and data. Written by `npm run versions`. */
export const version = '45c44c6c26cc'
