/** Names these very rules and data. Written by `npm run versions`. */
export const version = '56849f9c41e5'
