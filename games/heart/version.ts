/** Names these very rules and data. Written by `npm run versions`. */
export const version = '88f91752c337'
