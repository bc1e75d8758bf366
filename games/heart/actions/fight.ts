import { action, event, refusal } from '@boma/kernel'
import { figure, score, unit } from './operands.ts'

/** What players do: close combat (6, 15). */
export const actions = {
  /** §11.5: the combat of this unit is fought next. */
  fight: action('fight {unit}', unit),
  /** §15.2: matches a figure against another. */
  pair: action('pair {figure} against {opponent}', figure, figure.as('opponent')),
  /** §15.3: whom a figure fights first; §12.9: whom a figure strikes. */
  strike: action('strike {figure}', figure),
} as const

/** Why they cannot. */
export const refusals = {
  noCombat: refusal('11.5', unit),
  fewerPairs: refusal('15.2', figure),
  notTouching: refusal('15.1', figure),
} as const

/** What happens. */
export const events = {
  fought: event('6.1', figure, figure.as('opponent'), score, score.as('other')),
  killed: event('6.7', figure, figure.as('opponent')),
  freeRoll: event('12.9', figure, figure.as('opponent'), score, score.as('other')),
} as const
