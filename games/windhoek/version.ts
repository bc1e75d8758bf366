/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'cc39ddc317c9'
