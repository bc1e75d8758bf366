/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'cc9aa4033ef8'
