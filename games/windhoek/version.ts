/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9139163ed71b'
