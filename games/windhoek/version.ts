/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6bd785fa94ec'
