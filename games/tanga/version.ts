/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a4abada8bfad'
