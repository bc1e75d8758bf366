import { action, event, named, refusal } from '@boma/kernel'
import { die, least, side, target, unit } from './operands.ts'

/** §8.1-8.5: why a unit tests. */
const cause = named<number>()('cause', ['friends', 'ambush', 'leader', 'bearer', 'baggage', 'losses'])

/** What players do: morale, rallying, leaders (5, 8, 16), tasks (17.8). */
export const actions = {
  /** §17.8: a unit tries to bring its task about. */
  work: action('work {unit}', unit),
  /** §17.8, §8.8: does no more of it. */
  leave: action('leave'),
  /** §16.1: names a unit that takes its tests. */
  test: action('test {unit}', unit),
  /** §16.6: ignores the test that comes next, or takes it. */
  ignore: action('ignore'),
  endure: action('endure'),
  /** §8.8: a leader tries to rally a unit. */
  rally: action('rally {target} by {unit}', unit, target),
} as const

/** Why they cannot. */
export const refusals = {
  noTest: refusal('16.1', unit),
  cannotRally: refusal('8.8', unit),
  hasRallied: refusal('16.5', unit),
  noMarker: refusal('8.8', target),
  tooFarToRally: refusal('8.8', target),
  noTask: refusal('17.8', unit),
} as const

/** What happens. */
export const events = {
  mustTest: event('16.2', unit, cause).in('event', 'joins'),
  passedTest: event('8.6', unit, cause, least, die).in('event', 'tells'),
  failedTest: event('8.7', unit, cause, least, die).in('event', 'tells'),
  ignoredTest: event('16.6', unit, cause).in('event', 'tells'),
  steadied: event('5.1', unit).in('event', 'tells'),
  routed: event('8.7', unit).in('loss', 'joins', 'lost'),
  destroyed: event('16.3', unit).in('loss', 'lost'),
  leaderKilled: event('8.3', unit).in('loss', 'lost'),
  sweptOff: event('16.4', unit).in('loss', 'joins', 'lost'),
  ralliedUnit: event('8.8', target, unit, least, die).in('event', 'tells'),
  notRallied: event('8.8', target, unit, least, die).in('event', 'tells'),
  heldOn: event('7.7', unit, least, die).in('event', 'tells'),
  shaken: event('7.7', unit, least, die).in('event', 'tells'),
  knockedOut: event('7.7', unit).in('loss', 'joins', 'lost'),
  retired: event('7.8', unit).in('loss', 'joins', 'lost'),
  taskDone: event('17.8', unit, die).in('event', 'tells'),
  taskFailed: event('17.8', unit, die).in('event', 'tells'),
  burned: event('16.8', unit, side).in('event', 'joins', 'tells'),
} as const
