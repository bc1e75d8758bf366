/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0d1a9065389b'
