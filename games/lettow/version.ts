/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b88687262481'
