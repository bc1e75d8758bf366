/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1f60856c7981'
