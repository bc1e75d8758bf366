/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ccf584f4d878'
