/** What players do: vessels (12). */
export const actions = {} as const

/** Why they cannot. */
export const refusals = {} as const

/** What happens. */
export const events = {} as const
