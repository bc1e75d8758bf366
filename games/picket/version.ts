/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f78d2229ce74'
