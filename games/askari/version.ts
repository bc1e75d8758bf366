/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6624b07402bd'
