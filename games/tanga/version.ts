/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'bae70ddb3095'
