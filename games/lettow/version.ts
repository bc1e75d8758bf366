/** Names these very rules and data. Written by `npm run versions`. */
export const version = '58d7cc6cd611'
