/** Names these very rules and data. Written by `npm run versions`. */
export const version = '4a2a1f003a78'
