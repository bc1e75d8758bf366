/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'bbb4ba522c01'
