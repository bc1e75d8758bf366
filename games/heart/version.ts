/** Names these very rules and data. Written by `npm run versions`. */
export const version = '01a6dc79793e'
