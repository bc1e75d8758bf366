/** Names these very rules and data. Written by `npm run versions`. */
export const version = '515c49f04b1d'
