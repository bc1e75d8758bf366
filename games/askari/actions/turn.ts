/** What players do: the turn, set-up, events and logistics (5, 6, 8, 13, 14). */
export const actions = {} as const

/** Why they cannot. */
export const refusals = {} as const

/** What happens. */
export const events = {} as const
