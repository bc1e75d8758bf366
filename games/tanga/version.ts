/** Names these very rules and data. Written by `npm run versions`. */
export const version = '358a1e875d0f'
