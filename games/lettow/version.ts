/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b0cbe5f4ab67'
