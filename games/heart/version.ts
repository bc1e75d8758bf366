/** Names these very rules and data. Written by `npm run versions`. */
export const version = '09d146937b5e'
