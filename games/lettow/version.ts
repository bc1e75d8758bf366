/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'dc6fa487c777'
