/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9968571ac92e'
