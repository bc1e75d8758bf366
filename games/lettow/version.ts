/** Names these very rules and data. Written by `npm run versions`. */
export const version = '189579b947ba'
