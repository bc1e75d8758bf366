/** Names these very rules and data. Written by `npm run versions`. */
export const version = '38833144605b'
