/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c6398a30d79c'
