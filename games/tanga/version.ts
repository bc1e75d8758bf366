/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8ef6bb7856a9'
