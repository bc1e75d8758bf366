import type { Haste } from '../haste.ts'

/** The manner of a hand that always looks before it presses. */
export const unhurried: { readonly haste: Haste } = { haste: { isNew: () => false, renew: () => {} } }
