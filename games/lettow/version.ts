/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c3f24c310185'
