/** Names these very rules and data. Written by `npm run versions`. */
export const version = '540ee0f6a032'
