/** Names these very rules and data. Written by `npm run versions`. */
export const version = '80b4e710fd6e'
