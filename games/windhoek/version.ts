/** Names these very rules and data. Written by `npm run versions`. */
export const version = '5d8d2d91a02e'
