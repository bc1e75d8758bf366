/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'ec2f3130eae5'
