/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'efc63de17dea'
