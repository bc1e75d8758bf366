/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6b3d73a0b2ab'
