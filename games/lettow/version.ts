/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ae7252be2857'
