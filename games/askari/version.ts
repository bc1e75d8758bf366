/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4a2dd98c3734'
