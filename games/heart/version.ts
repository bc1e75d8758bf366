/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fdeb779c9f4c'
