/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b53b4e16e1be'
