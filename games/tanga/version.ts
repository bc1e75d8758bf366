/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'e0928a2e8e88'
