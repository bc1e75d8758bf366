/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9b6472bfd99b'
