/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c28402066b5d'
