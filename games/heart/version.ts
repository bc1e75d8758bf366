/** Names these very rules and data. Written by `npm run versions`. */
export const version = '03ab4c085ad1'
