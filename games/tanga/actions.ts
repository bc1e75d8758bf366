import { action, actionSet, eventSet, refusalSet } from '@boma/kernel'
import * as fire from './actions/fire.ts'
import * as guns from './actions/guns.ts'
import * as landing from './actions/landing.ts'
import * as march from './actions/march.ts'
import * as melee from './actions/melee.ts'
import * as phases from './actions/phases.ts'

/** What a player can do. */
export const act = actionSet({
  ...phases.actions,
  ...march.actions,
  ...fire.actions,
  ...melee.actions,
  ...guns.actions,
  ...landing.actions,
  /** Ends a phase. */
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  ...phases.refusals,
  ...march.refusals,
  ...fire.refusals,
  ...melee.refusals,
  ...guns.refusals,
  ...landing.refusals,
})

/** What happens. */
export const tell = eventSet({
  ...phases.events,
  ...march.events,
  ...fire.events,
  ...melee.events,
  ...guns.events,
  ...landing.events,
})
