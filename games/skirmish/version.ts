/** Names these very rules and data. Written by `npm run versions`. */
export const version = '227b7000d9a1'
