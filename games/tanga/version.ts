/** Names these very rules and data. Written by `npm run versions`. */
export const version = '55fe40d59d43'
