/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8fe9ce30a4a6'
