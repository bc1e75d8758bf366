/** Names these very rules and data. Written by `npm run versions`. */
export const version = '028f94fe77e6'
