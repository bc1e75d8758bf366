/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2a0c43a6772e'
