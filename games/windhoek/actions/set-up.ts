import { action, count, event, hiding, refusal } from '@boma/kernel'
import { hex, points, side, unit } from './operands.ts'

/** What a player can do while setting up. */
export const actions = {
  place: action('place {unit} at {hex}', unit, hex),
  buy: action('buy {unit} at {hex}', unit, hex),
  /** Takes the ready-made set-up for all that is left. */
  ready: action('ready'),
} as const

/** Why a player cannot. */
export const refusals = {
  placeFirst: refusal('6.0', unit),
  germanSpot: refusal('6.2', unit, hex),
  alliedSpot: refusal('6.3', unit, hex),
  historicalSpot: refusal('35.0', unit, hex),
  kamerunSpot: refusal('33.1', unit, hex),
  oneGermanEach: refusal('6.2', unit, hex),
  oneAlliedEach: refusal('6.3', unit, hex),
  notBought: refusal('6.2', unit),
  nobodyToDig: refusal('6.2', hex),
} as const

/** What happens. */
export const events = {
  startingPoints: event('6.2', side, points).apart(),
  /** The enemy learns who has been placed, and where only if he sees it. */
  placed: hiding(event('6.2', unit, hex).apart(), 'hex'),
  bought: hiding(event('6.2', unit, count('cost', 15), hex).apart(), 'hex'),
  setUpEnded: event('6.0', side).apart(),
  lengthChanged: event('5.4', count('turn', 12)).in('event', 'joins', 'tells'),
} as const
