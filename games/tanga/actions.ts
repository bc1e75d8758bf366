import { action, actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as fire from './actions/fire.ts'
import * as landing from './actions/landing.ts'
import * as march from './actions/march.ts'

/** What a player can do. */
export const act = actionSet({
  ...march.actions,
  ...fire.actions,
  ...landing.actions,
  /** Ends a phase. */
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({ ...march.refusals, ...fire.refusals, ...landing.refusals })

/** What happens. */
export const tell = eventSet({ ...march.events, ...fire.events, ...landing.events })
