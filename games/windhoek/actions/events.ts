import { action, count, event, refusal } from '@boma/kernel'
import { hex, points, side, unit } from './operands.ts'

const die = count('die', 6)

/** What a player can do when an event asks him. */
export const actions = {
  /** Disrupts a unit because an event says so. */
  disrupt: action('disrupt {unit}', unit),
} as const

/** Why a player cannot. */
export const refusals = {
  noMarine: refusal('event-2', unit),
  runnerSpot: refusal('event-2', unit, hex),
  noUnitToDisrupt: refusal('event-3', unit),
  mustDisrupt: refusal('event-3'),
  disruptInOrder: refusal('event-3', unit),
  noGuerrilla: refusal('event-4', unit),
  guerrillaSpot: refusal('event-4', unit, hex),
  notPortuguese: refusal('29.4', unit),
  portugueseSpot: refusal('29.4', unit, hex),
  rebelSpot: refusal('event-8', unit, hex),
  landingSpot: refusal('34.1', unit, hex),
} as const

/** What happens. */
export const events = {
  eventRolled: event('8.0', die.as('german'), die.as('allied'), count('total', 12)).in('event', 'begins'),
  /** Told under the case of the event that finds nothing to do. */
  noEffect: event('8.0').in('event', 'joins', 'tells'),
  pointsGone: event('8.0', side).in('event', 'joins', 'tells'),
  portugalEntered: event('29.2').in('event', 'tells'),
  rebelsRose: event('event-8', count('turn', 15)).in('event', 'joins', 'tells'),
  looked: event('8.0', side).in('event', 'joins', 'tells'),
  squadronCame: event('34.0', unit).in('event', 'tells'),
  squadronStayed: event('34.1', unit).in('event', 'tells'),
  squadronLost: event('34.1', unit).in('event', 'tells', 'lost'),
  landingLost: event('34.1', unit).in('event', 'tells', 'lost'),
  townCaptured: event('30.2', side, hex, points, points.as('now')).in('event', 'begins', 'tells'),
} as const
