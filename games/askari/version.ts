/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2fda7291d1c4'
