/** Names these very rules and data. Written by `npm run versions`. */
export const version = '652838a90cec'
