/** Names these very rules and data. Written by `npm run versions`. */
export const version = '08f2d18155e5'
