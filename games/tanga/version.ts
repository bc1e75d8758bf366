/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6c0aef5c63bf'
