/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ba1738125869'
