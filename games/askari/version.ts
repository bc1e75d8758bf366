/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b6355d582c1a'
