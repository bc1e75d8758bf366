/** Names these very rules and data. Written by `npm run versions`. */
export const version = '562f73e206a1'
