/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'e7e96a1e867f'
