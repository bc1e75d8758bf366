/** Names these very rules and data. Written by `npm run versions`. */
export const version = 'bbfbc3adb95f'
