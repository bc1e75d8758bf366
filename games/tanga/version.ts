/** Names these very rules and data. Written by `npm run versions`. */
export const version = '3ea5df9c30a3'
