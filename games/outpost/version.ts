/** Names these very rules and data. Written by `npm run versions`. */
export const version = '69bc433cc02a'
