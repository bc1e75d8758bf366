/** What players do: movement and communications (7, 9, 10). */
export const actions = {} as const

/** Why they cannot. */
export const refusals = {} as const

/** What happens. */
export const events = {} as const
