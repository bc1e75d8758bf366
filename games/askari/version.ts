/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0436d73e3dc6'
