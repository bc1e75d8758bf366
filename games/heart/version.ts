/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4260baa7748b'
