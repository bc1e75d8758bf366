/** Names these very rules and data. Written by `npm run versions`. */
export const version = '032d0b455625'
