/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'b7277e587661'
