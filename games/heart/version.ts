/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8920bbc48765'
