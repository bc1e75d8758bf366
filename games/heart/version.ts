/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9e3b3983fa08'
