/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'fa29b3fccd8c'
