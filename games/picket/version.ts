/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0697d6fd16e3'
