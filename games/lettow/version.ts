/** Names these very rules and data. Written by `npm run versions`. */
export const version = '111d3a4b9845'
