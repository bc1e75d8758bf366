/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fba288ea1265'
