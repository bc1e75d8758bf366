/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ac7d3826bacb'
