/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a125bf3b297b'
