/** Names these very rules and data. Written by `npm run versions`. */
export const version = '89c23d3edf38'
