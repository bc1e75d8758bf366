/** Names these very rules and data. Written by `npm run versions`. */
export const version = '26bb40df818c'
