import { type ActionSpec, event, hiding, type RefusalSpec } from '@boma/kernel'
import { hex, unit } from './operands.ts'

/** What a player can do in battle. */
export const actions = {} as const satisfies Record<string, ActionSpec>
/** Why a player cannot. */
export const refusals = {} as const satisfies Record<string, RefusalSpec>

/** What happens. */
export const events = {
  /** The enemy learns which unit only if he sees it. */
  disrupted: hiding(event('16.3', unit), 'unit'),
  /** The dead lie open in their boxes; where they fell may stay hidden. */
  eliminated: hiding(event('16.3', unit, hex), 'hex'),
} as const

/** What is said about it. */
export const messages = {
  'tell.disrupted': 'A unit is disrupted ({unit}).',
  'tell.eliminated': '{unit} is eliminated ({hex}).',
} as const
