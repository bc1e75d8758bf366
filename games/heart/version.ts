/** Names these very rules and data. Written by `npm run versions`. */
export const version = '2933ff780033'
