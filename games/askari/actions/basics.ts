import { count, event } from '@boma/kernel'
import { hex, side, unit } from './operands.ts'

/** Events that many chapters share: each is told under the case that brings it about. */
export const events = {
  turnBegan: event('5.1', count('turn', 45)).heads('turn'),
  /** A two-step piece is flipped to its reduced side (2.2.3), or back to its full one (8.2.5). */
  reduced: event('2.2.3', unit).in('loss', 'joins', 'tells', 'costs'),
  restored: event('8.2.5', unit).in('reinforcement', 'tells'),
  /** A piece goes to the Eliminated Pile, or out of the game (2.4). */
  eliminated: event('2.4.1', unit, hex).in('loss', 'joins', 'tells', 'lost'),
  removed: event('2.4.3', unit).in('event', 'tells'),
  /** §4.1.4: a town changes hands. */
  townTaken: event('4.1.4', side, hex).in('event', 'joins', 'tells'),
  /** §2.5.6: Carriers change hands, or are used up or come. */
  carriersTaken: event('2.5.6', side, hex, count('carriers', 255)).in('event', 'joins', 'tells', 'costs'),
  carrierUsed: event('7.2.3', side, hex).in('event', 'joins', 'tells', 'costs'),
  carriersCame: event('8.1.9', side, hex, count('carriers', 255)).in('reinforcement', 'tells'),
} as const
