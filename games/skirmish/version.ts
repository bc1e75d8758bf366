/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b2591bb2f1f6'
