/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1a1b3ec5e66d'
