/** Names these very rules and data. Written by `npm run versions`. */
export const version = '700c65d979d6'
