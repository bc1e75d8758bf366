/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'd8b9d3510080'
