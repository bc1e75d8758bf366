/** Names these very rules and data. Written by `npm run versions`. */
export const version = '576e8268e421'
