/** Names these very rules and data. Written by `npm run versions`. */
export const version = '538793e5106f'
