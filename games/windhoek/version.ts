/** Names these very rules and data. Written by `npm run versions`. */
export const version = '7f1c1a6d3d52'
