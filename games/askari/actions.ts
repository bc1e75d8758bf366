import { action, actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as basics from './actions/basics.ts'
import * as battle from './actions/battle.ts'
import * as march from './actions/march.ts'
import * as naval from './actions/naval.ts'
import * as turn from './actions/turn.ts'

/** What a player can do. */
export const act = actionSet({
  ...turn.actions,
  ...march.actions,
  ...battle.actions,
  ...naval.actions,
  /** Picks all that may be picked. */
  all: action('all'),
  /** Goes on with what was picked. */
  go: action('go'),
  /** Ends a phase, or declines what is offered. */
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  ...turn.refusals,
  ...march.refusals,
  ...battle.refusals,
  ...naval.refusals,
})

/** What happens. */
export const tell = eventSet({
  ...basics.events,
  ...turn.events,
  ...march.events,
  ...battle.events,
  ...naval.events,
})
