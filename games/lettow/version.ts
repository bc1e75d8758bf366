/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a2fc66a228aa'
