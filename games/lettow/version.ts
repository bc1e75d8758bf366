/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9725c5a0ac96'
