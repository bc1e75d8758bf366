/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8f02202da568'
