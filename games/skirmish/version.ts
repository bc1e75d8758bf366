/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c1bc11bc4d0f'
