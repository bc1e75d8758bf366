/** Names these very rules and data. Written by `npm run versions`. */
export const version = '0f0df8fa4ddc'
