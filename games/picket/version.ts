/** Names these very rules and data. Written by `npm run versions`. */
export const version = '6eaf5eca125e'
