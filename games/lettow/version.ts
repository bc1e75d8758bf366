/** Names these very rules and data. Written by `npm run versions`. */
export const version = '335d51495c16'
