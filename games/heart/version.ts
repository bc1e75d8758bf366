/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a69282ceeb1e'
