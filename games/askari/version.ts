/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f9a7efb1bf8a'
