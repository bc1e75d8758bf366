/** Names these very rules and data. Written by `npm run versions`. */
export const version = '83d89f930b92'
