/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9a4a95c1aa19'
