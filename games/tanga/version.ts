/** Names these very rules and data. Written by `npm run versions`. */
export const version = '132b26420cca'
