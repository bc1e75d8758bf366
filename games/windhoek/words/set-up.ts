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
  startingPoints: event('6.2', side, points),
  /** The enemy learns who has been placed, and where only if he sees it. */
  placed: hiding(event('6.2', unit, hex), 'hex'),
  bought: hiding(event('6.2', unit, count('cost', 15), hex), 'hex'),
  setUpEnded: event('6.0', side),
  lengthChanged: event('5.4', count('turn', 12)),
} as const

/** What is said about it. */
export const messages = {
  'ask.place': 'Set up {unit}, or take the ready-made set-up.',
  'ask.purchase': 'Buy marines and entrenchments with the starting action points, or end your set-up.',
  'do.place': 'Set up {unit} at {hex}',
  'do.buy': 'Buy {unit} for {hex}',
  'do.ready': 'Take the ready-made set-up',
  'do.end.purchase': 'End the set-up',
  'no.placeFirst': '{unit} is to be placed first',
  'no.germanSpot': '{unit} cannot be set up in {hex}',
  'no.alliedSpot': '{unit} cannot be set up in {hex}',
  'no.historicalSpot': 'the historical deployment does not put {unit} into {hex}',
  'no.kamerunSpot': '{unit} starts in a town of the colony that Germans hold, which {hex} is not',
  'no.oneGermanEach': '{hex} holds one like {unit} already',
  'no.oneAlliedEach': '{hex} holds one like {unit} already',
  'no.notBought': '{unit} cannot be bought during set-up',
  'no.nobodyToDig': 'only towns and settlements with German units can be entrenched, and {hex} is none',
  'tell.startingPoints': 'The {side} start with {points} AP.',
  'tell.placed': '{unit} is set up[ in {hex}].',
  'many.placed': '{count} units are set up.',
  'tell.bought': '{unit} is bought for {cost} and set up[ in {hex}].',
  'tell.setUpEnded': 'The {side} have set up.',
  'tell.lengthChanged': 'The game now lasts until the end of turn {turn}.',
} as const
