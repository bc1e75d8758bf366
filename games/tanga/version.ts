/** Names these very rules and data. Written by `npm run versions`. */
export const version = '5b3f88961372'
