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
  pointsDetermined: event('9.1', side, count('modifier', 31), points.as('lost'), points.as('now')),
  /** Action points that come or go otherwise: told under the case that moves them. */
  pointsGained: event('9.3', side, points, points.as('now')),
  pointsLost: event('9.3', side, points, points.as('now')),
  /** A look at an enemy counter, for the eyes of one side (26.0): told under the case that grants it. */
  seen: secretly(event('26.0', unit, hex, count('disrupted', 1))),
  turnBegan: event('7.0', count('turn', 12)),
  playerTurnBegan: event('7.0', side),
  wonAtOnce: event('5.2', side),
  wonAtTheEnd: event('5.3', side),
} as const

/** What is said about them. */
export const messages = {
  'do.all': 'All of them',
  'do.go': 'Go on with these',
  'do.end': 'No more',
  'no.tooFewPoints': 'that costs {cost} AP, and you have {left}',
  'no.crowdedGermans': '{hex} holds no more than {limit} German units',
  'no.crowdedAllies': '{hex} holds no more than {limit} Allied units',
  'no.staticTwice': '{hex} holds a static unit like {unit} already',
  'no.notWithPortuguese': 'Portuguese and other Allied units may not share {hex}',
  'no.neutralAngola': '{hex} lies in Angola, which is neutral',
  'no.notPortugueseGround': 'Portuguese units go only to Angola and South-West Africa, not to {hex}',
  'no.closedByRain': '{hex} is a pan, and nobody enters it in a rain turn',
  'tell.pointsDetermined': 'The {side} roll for action points, +{modifier}: they have {now} (lost beyond 12: {lost}).',
  'tell.pointsGained': 'The {side} gain {points} AP and have {now}.',
  'tell.pointsLost': 'The {side} lose {points} AP and have {now}.',
  'tell.seen': '{unit} is in {hex}, {disrupted}.',
  'tell.turnBegan': 'Turn {turn}.',
  'tell.playerTurnBegan': 'Player turn of the {side}.',
  'tell.wonAtOnce': 'The {side} hold every town they need and win at once.',
  'tell.wonAtTheEnd': 'The {side} have held out and win.',
} as const
