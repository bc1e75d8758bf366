/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ce7011b1f61d'
