/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c76ce2b01afb'
