/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'e9aa8ec0369b'
