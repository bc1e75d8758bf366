/** Names these very rules and data. Written by `npm run versions`. */
export const version = '757985790fee'
