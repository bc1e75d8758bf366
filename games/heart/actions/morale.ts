import { action, event, refusal } from '@boma/kernel'
import { die, least, target, unit } from './operands.ts'

/** What players do: morale, rallying, leaders (5, 8, 16), tasks (17.8). */
export const actions = {
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
  noMarker: refusal('8.8', target),
  tooFarToRally: refusal('8.8', target),
} as const

/** What happens. */
export const events = {
  passedTest: event('8.6', unit, least, die),
  failedTest: event('8.7', unit, least, die),
  ignoredTest: event('16.6', unit),
  routed: event('8.7', unit),
  destroyed: event('16.3', unit),
  ralliedUnit: event('8.8', target, unit),
  notRallied: event('8.8', target, unit),
  knockedOut: event('7.7', unit),
  retired: event('7.8', unit),
  burned: event('16.8', unit),
  taskDone: event('17.8', unit),
  taskFailed: event('17.8', unit),
} as const
