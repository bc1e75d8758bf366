/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6d67941ba909'
