/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4d65992635a9'
