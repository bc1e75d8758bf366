/** Names these very rules and data. Written by `npm run versions`. */
export const version = '352bf7e17d78'
