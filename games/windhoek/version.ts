/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'f16a423d1d77'
