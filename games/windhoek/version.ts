/** Names these very rules and data. Written by `npm run versions`. */
export const version = '5ca450c045f7'
