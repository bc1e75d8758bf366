/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'adb511944fae'
