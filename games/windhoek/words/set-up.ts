import type { ActionSpec, EventSpec, RefusalSpec } from '@boma/kernel'

/** What a player can do in this chapter. */
export const actions = {} as const satisfies Record<string, ActionSpec>
/** Why a player cannot. */
export const refusals = {} as const satisfies Record<string, RefusalSpec>
/** What happens. */
export const events = {} as const satisfies Record<string, EventSpec>
/** What is said about it. */
export const messages = {} as const
