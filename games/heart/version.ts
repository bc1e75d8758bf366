/** Names these very rules and data. Written by `npm run versions`. */
export const version = '5940acf8702b'
