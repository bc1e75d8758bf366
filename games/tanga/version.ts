/** Names these very rules and data. Written by `npm run versions`. */
export const version = '138d5015690e'
