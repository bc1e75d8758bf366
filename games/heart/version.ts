/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'cfac6e45b66a'
