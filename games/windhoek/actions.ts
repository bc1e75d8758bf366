import { action, actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as basics from './actions/basics.ts'
import * as battle from './actions/battle.ts'
import * as events from './actions/events.ts'
import * as march from './actions/march.ts'
import * as recruiting from './actions/recruiting.ts'
import * as setUp from './actions/set-up.ts'
import * as supply from './actions/supply.ts'

/** What a player can do. */
export const act = actionSet({
  ...setUp.actions,
  ...events.actions,
  ...recruiting.actions,
  ...march.actions,
  ...battle.actions,
  ...supply.actions,
  /** Picks all that may be picked. */
  all: action('all'),
  /** Goes on with what was picked. */
  go: action('go'),
  /** Ends a phase, or declines what is offered. */
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  ...basics.refusals,
  ...setUp.refusals,
  ...events.refusals,
  ...recruiting.refusals,
  ...march.refusals,
  ...battle.refusals,
  ...supply.refusals,
})

/** What happens. */
export const tell = eventSet({
  ...basics.events,
  ...setUp.events,
  ...events.events,
  ...recruiting.events,
  ...march.events,
  ...battle.events,
  ...supply.events,
})
