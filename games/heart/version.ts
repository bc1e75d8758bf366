/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'cb880a150653'
