import { action, actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as fire from './actions/fire.ts'

/** What a player can do. */
export const act = actionSet({
  ...fire.actions,
  /** Ends a phase. */
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({ ...fire.refusals })

/** What happens. */
export const tell = eventSet({ ...fire.events })
