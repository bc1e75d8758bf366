/** Names these very rules and data. Written by `npm run versions`. */
export const version = '27fe4ba7314f'
