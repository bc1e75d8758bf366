/** Names these very rules and data. Written by `npm run versions`. */
export const version = '12ed5cff2f17'
