/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fadc3351c260'
