/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2f9e005301f5'
