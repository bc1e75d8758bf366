/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'd1ff1227128e'
