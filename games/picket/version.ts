/** Names these very rules and data. Written by `npm run versions`. */
export const version = '28cbf3499fb0'
