/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8429f273a90b'
