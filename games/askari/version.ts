/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'cd24079b8ccc'
