/** Names these very rules and data. Written by `npm run versions`. */
export const version = '96a627822848'
