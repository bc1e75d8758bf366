/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c113fc1c0f83'
