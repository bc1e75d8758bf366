/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b44784205f0b'
