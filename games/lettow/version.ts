/** Names these very rules and data. Written by `npm run versions`. */
export const version = '1b8014e3164f'
