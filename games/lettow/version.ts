/** Names these very rules and data. Written by `npm run versions`. */
export const version = '161cbf10ea6a'
