import { count, event, refusal, secretly } from '@boma/kernel'
import { hex, points, side, unit } from './operands.ts'

/** Refusals that many chapters share. */
export const refusals = {
  tooFewPoints: refusal('9.2', count('cost', 31), points.as('left')),
  crowdedGermans: refusal('14.1', hex, count('limit', 15)),
  crowdedAllies: refusal('14.2', hex, count('limit', 15)),
  staticTwice: refusal('14.3', unit, hex),
  notWithPortuguese: refusal('29.3', hex),
  neutralAngola: refusal('29.1', hex),
  notPortugueseGround: refusal('29.3', hex),
  closedByRain: refusal('13.6', hex),
} as const

/** Events that many chapters share. */
export const events = {
  pointsDetermined: event('9.1', side, count('modifier', 31), points.as('lost'), points.as('now')).apart(),
  /** Action points that come or go otherwise: told under the case that moves them. */
  pointsGained: event('9.3', side, points, points.as('now')).in('event', 'joins', 'tells'),
  pointsLost: event('9.3', side, points, points.as('now')).in('event', 'joins', 'tells'),
  /** A look at an enemy counter, for the eyes of one side (26.0): told under the case that grants it. */
  seen: secretly(event('26.0', unit, hex, count('disrupted', 1)).in('event')),
  turnBegan: event('7.0', count('turn', 12)).heads('turn'),
  playerTurnBegan: event('7.0', side).heads('turn'),
  wonAtOnce: event('5.2', side).apart(),
  wonAtTheEnd: event('5.3', side).apart(),
} as const
