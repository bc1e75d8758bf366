/** Names these very rules and data. Written by `npm run versions`. */
export const version = '33670111366d'
