/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1c06b04e7082'
