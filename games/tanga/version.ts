/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'cc074a58f19f'
