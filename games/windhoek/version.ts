/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'e1f7152f4ad7'
