/** Names these very rules and data. Written by `npm run versions`. */
export const version = '394a30c9d908'
