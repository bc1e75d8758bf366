/** Names these very rules and data. Written by `npm run versions`. */
export const version = '343315f99c59'
