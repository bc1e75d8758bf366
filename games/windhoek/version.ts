/** Names these very rules and data. Written by `npm run versions`. */
export const version = '568775a8a781'
