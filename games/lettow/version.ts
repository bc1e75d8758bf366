/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b8a9741317f7'
