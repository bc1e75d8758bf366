/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ac71f8ce792e'
