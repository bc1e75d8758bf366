/** Names these very rules and data. Written by `npm run versions`. */
export const version = '36cda80055b2'
