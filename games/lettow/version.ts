/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'e7522c6804de'
