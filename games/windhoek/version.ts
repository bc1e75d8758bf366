/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b28bc5d1d80d'
