/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2a353b922dc5'
