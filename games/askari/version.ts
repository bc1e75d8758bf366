/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2887b2f9d4dc'
