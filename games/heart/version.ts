/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4f4f698910be'
