/** Names these very rules and data. Written by `npm run versions`. */
export const version = '830f659493d8'
