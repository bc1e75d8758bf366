/** Names these very rules and data. Written by `npm run versions`. */
export const version = '55c539455fd8'
