/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b657d6b31fa3'
