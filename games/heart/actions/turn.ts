import { action, event, refusal, secretly } from '@boma/kernel'
import { facing, figures, points, side, turn, unit, width, x, y } from './operands.ts'

/** What players do: set-up, arrivals, who begins (1.1, 11, 13, 17). */
export const actions = {
  /** §17.7: takes the ready set-up for all that is not placed yet. */
  suggested: action('suggested'),
  /** §17.7: takes up a unit to place; §13.1: to write it down hidden. */
  place: action('place {unit}', unit),
  hide: action('hide {unit}', unit),
  /** §17.7: the side is ready. */
  ready: action('ready'),
  /** §11.1: who begins. */
  first: action('first {side}', side),
  /** §17.1, §17.9: comes in at a place of the edge or the shore, so many abreast. */
  arrive: action('arrive at {x} {y} width {width}', x, y, width),
  /** §17.2: does not come in this turn. */
  wait: action('wait'),
} as const

/** Why they cannot. */
export const refusals = {
  notWaiting: refusal('17.7', unit),
  outOfZone: refusal('17.7', unit),
  noReadyPlace: refusal('17.7', unit),
  tooNear: refusal('17.7', unit),
  notAllPlaced: refusal('17.7', unit),
  noAmbushLeft: refusal('13.1', unit),
  cannotHide: refusal('13.1', unit),
  hidesNowhere: refusal('13.1', unit),
  mustHide: refusal('13.1', unit),
  notOnEdge: refusal('17.1', unit),
  scoutWatches: refusal('7.2', unit),
  enemyNearEdge: refusal('17.2', unit),
  enemyNearShore: refusal('17.9', unit),
  placeFree: refusal('17.2', unit),
} as const

/** What happens. */
export const events = {
  turnBegan: event('11.6', turn).heads('turn'),
  arrivalPhaseBegan: event('1.1').heads('phase'),
  movementPhaseBegan: event('1.2').heads('phase'),
  independentPhaseBegan: event('1.3').heads('phase'),
  shootingPhaseBegan: event('1.4').heads('phase'),
  combatPhaseBegan: event('1.5').heads('phase'),
  moralePhaseBegan: event('1.6').heads('phase'),
  setUp: event('17.7', unit, x, y, facing).apart(),
  wroteDown: secretly(event('13.1', unit, x, y, facing).apart()),
  sideReady: event('17.7', side).apart(),
  late: event('17.1', unit).in('reinforcement'),
  comes: event('17.1', unit).in('reinforcement'),
  arrived: event('17.1', unit, x, y).in('reinforcement'),
  waits: event('17.2', unit).in('reinforcement'),
  initiative: event('11.1', side).apart(),
  begins: event('11.1', side).apart(),
  aground: event('12.12', unit).in('event', 'tells'),
  afloat: event('12.12', unit).in('event', 'tells'),
  won: event('17.4', side, points, points.as('against')).apart(),
  wonDecisively: event('17.4', side, points, points.as('against')).apart(),
  drawn: event('17.4', points).apart(),
  withdrew: event('17.5', side).in('event', 'tells'),
  captured: event('9.9', unit, figures).in('loss', 'lost'),
} as const
