/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6e7fadbe4c77'
