/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'e980d66b39ae'
