/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'afd089b07f0f'
