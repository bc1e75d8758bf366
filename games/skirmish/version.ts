/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'af9851174c8a'
