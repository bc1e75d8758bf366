/** Names these very rules and data. Written by `npm run versions`. */
export const version = '09876b768fb9'
