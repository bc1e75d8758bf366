/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a10f0d82f4ec'
