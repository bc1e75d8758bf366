/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8866022f3b82'
