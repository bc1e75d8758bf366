/** Names these very rules and data. Written by `npm run versions`. */
export const version = '79be7f949620'
