/** Names these very rules and data. Written by `npm run versions`. */
export const version = '672d8650a066'
