/** Names these very rules and data. Written by `npm run versions`. */
export const version = '699e81147274'
