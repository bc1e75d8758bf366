/** Names these very rules and data. Written by `npm run versions`. */
export const version = '9c4982da99be'
