/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1018d9f140ba'
