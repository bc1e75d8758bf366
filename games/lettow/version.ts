/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9c24b90117e2'
