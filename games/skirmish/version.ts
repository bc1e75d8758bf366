/** Names these very rules and data. Written by `npm run versions`. */
export const version = '64bff8aa9893'
