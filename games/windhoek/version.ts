/** Names these very rules and data. Written by `npm run versions`. */
export const version = '21b8ba31cde4'
