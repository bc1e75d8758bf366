/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fc9b975c7ba8'
