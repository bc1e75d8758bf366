/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c53daf7bd1b5'
