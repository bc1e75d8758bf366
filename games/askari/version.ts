/** Names these very rules and data. Written by `npm run versions`. */
export const version = '269e3d3a588e'
