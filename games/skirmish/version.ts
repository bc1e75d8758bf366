/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f5bce71f849c'
