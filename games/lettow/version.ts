/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8067e45b702d'
