/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'd805933b1b1b'
