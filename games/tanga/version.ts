/** Names these very rules and data. Written by `npm run versions`. */
export const version = '240db4a9695e'
