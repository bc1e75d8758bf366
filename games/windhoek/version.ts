/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a64be644f0ee'
