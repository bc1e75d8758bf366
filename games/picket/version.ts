/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'd818490f3ab5'
