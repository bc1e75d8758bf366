/** Names these very rules and data. Written by `npm run versions`. */
export const version = '5f56f82c22cc'
