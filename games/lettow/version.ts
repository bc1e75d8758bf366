/** Names these very rules and data. Written by `npm run versions`. */
export const version = '99f3942871a5'
