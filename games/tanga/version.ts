/** Names these very rules and data. Written by `npm run versions`. */
export const version = '950767e77d0b'
