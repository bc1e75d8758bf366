/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ee0f1dcc1f77'
