import { action, event, refusal } from '@boma/kernel'
import { figure, score, unit, x, y } from './operands.ts'

/** What players do: close combat (6, 15). */
export const actions = {
  /** §11.5: the combat of this unit is fought next. */
  fight: action('fight {unit}', unit),
  /** §15.2: matches a figure against another. */
  pair: action('pair {figure} against {opponent}', figure, figure.as('opponent')),
  /** §15.2: a figure that is left over joins as the second against one. */
  join: action('join {figure} against {opponent}', figure, figure.as('opponent')),
  /** §15.2: nobody else joins. */
  refrain: action('refrain'),
  /** §15.3: whom a figure fights first; §12.9: whom a figure strikes. */
  strike: action('strike {figure}', figure),
} as const

/** Why they cannot. */
export const refusals = {
  noCombat: refusal('11.5', unit),
  foughtAlready: refusal('15.1', unit),
  notInCombat: refusal('15.1', figure),
  notTouching: refusal('15.1', figure),
  pairedAlready: refusal('15.2', figure),
  fewerPairs: refusal('15.2', figure),
  hasSecond: refusal('15.2', figure),
  notAgainstHim: refusal('15.3', figure),
} as const

/** What happens. */
export const events = {
  combat: event('11.5', unit).in('battle', 'begins', 'tells'),
  fought: event('6.1', figure, figure.as('opponent'), score, score.as('other')).in('battle'),
  killed: event('6.7', figure, figure.as('opponent'), x, y).in('loss', 'joins'),
  freeRoll: event('12.9', figure, figure.as('opponent'), score, score.as('other')).in('battle', 'joins'),
} as const
