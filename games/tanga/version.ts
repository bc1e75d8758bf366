/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0952d8614d80'
