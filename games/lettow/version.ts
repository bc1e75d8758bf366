/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'c8790adc0852'
