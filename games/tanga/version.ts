/** Names these very rules and data. Written by `npm run versions`. */
export const version = '706b41a8df04'
