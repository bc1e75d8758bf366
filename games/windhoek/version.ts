/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7b422c02ece9'
