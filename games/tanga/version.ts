/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fed8db55f867'
