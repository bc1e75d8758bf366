/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fdd1e54a529e'
