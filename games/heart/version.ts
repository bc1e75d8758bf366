/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'bfcf890158c5'
