/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f16b777d9024'
