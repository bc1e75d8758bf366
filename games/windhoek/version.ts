/** Names these very rules and data. Written by `npm run versions`. */
export const version = '00913cd5c7ac'
