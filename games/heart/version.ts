/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fd1be7272f62'
