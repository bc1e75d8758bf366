/** Names these very rules and data. Written by `npm run versions`. */
export const version = '960263e9d5ea'
