/** Names these very rules and data. Written by `npm run versions`. */
export const version = '330a0e374ef9'
