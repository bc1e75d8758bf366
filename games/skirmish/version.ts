/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b1f9d8342968'
