/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b37ce6be8e42'
