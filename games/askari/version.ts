/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ff8effc76cca'
