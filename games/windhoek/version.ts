/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ea36f3f4fe50'
