/** Names these very rules and data. Written by `npm run versions`. */
export const version = '8e1bc18526bb'
