/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ee017acd44fd'
