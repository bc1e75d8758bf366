/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2c75d858293d'
