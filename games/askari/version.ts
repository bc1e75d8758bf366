/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'aedcdbeaf64f'
