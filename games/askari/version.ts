/** Names these very rules and data. Written by `npm run versions`. */
export const version = '61d82f2799c3'
