/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b9e5f63ae177'
