/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f9e1c6f4229e'
