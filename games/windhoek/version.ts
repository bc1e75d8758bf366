/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b1af01a67257'
