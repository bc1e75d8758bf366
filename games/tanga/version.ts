/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ed97a26706df'
