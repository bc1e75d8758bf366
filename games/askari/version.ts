/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fcc57e61d98d'
