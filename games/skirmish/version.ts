/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4b3fb2780504'
