/** Names these very rules and data. Written by `npm run versions`. */
export const version = '76824d7d73e4'
