/** Names these very rules and data. Written by `npm run versions`. */
export const version = '263d6d8a028c'
