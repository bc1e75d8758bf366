/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'a5eb0c73e75f'
