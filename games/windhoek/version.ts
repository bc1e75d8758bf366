/** Names these very rules and data. Written by `npm run versions`. */
export const version = '15054ee312cf'
