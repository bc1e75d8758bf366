/** Names these very rules and data. Written by `npm run versions`. */
export const version = '79af11ac1e13'
