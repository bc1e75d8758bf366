/** Names these very rules and data. Written by `npm run versions`. */
export const version = '17b8359ff5b8'
