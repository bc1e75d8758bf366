/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a8ed61c0f52d'
