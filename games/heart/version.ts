/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1bf2b16474d1'
