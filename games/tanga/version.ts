/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f28b213336ab'
