/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'efdf1d2f6829'
