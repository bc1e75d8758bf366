/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b071a0572234'
