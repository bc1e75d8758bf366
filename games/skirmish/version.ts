/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1464b4acd49b'
