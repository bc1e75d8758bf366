/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7ed7854d255a'
