import { actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as fight from './actions/fight.ts'
import * as fire from './actions/fire.ts'
import * as morale from './actions/morale.ts'
import * as move from './actions/move.ts'
import * as muster from './actions/muster.ts'
import * as turn from './actions/turn.ts'

/** What a player can do. */
export const act = actionSet({
  ...muster.actions,
  ...turn.actions,
  ...move.actions,
  ...fire.actions,
  ...fight.actions,
  ...morale.actions,
})

/** Why a player cannot. */
export const refuse = refusalSet({
  ...muster.refusals,
  ...turn.refusals,
  ...move.refusals,
  ...fire.refusals,
  ...fight.refusals,
  ...morale.refusals,
})

/** What happens. */
export const tell = eventSet({
  ...muster.events,
  ...turn.events,
  ...move.events,
  ...fire.events,
  ...fight.events,
  ...morale.events,
})
