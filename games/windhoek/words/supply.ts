import { action, event, hiding, refusal } from '@boma/kernel'
import { hex, unit } from './operands.ts'

/** What a player can do in the Rally Phase. */
export const actions = {
  rally: action('rally {unit}', unit),
} as const

/** Why a player cannot. */
export const refusals = {
  notYoursToRally: refusal('19.2', unit),
  nowhereToRally: refusal('19.2', unit),
  inGoodOrder: refusal('19.2', unit),
  outOfSupply: refusal('19.2', unit, hex),
} as const

/** What happens. */
export const events = {
  /** The enemy learns that somebody went hungry or rallied, and who only if he sees it. */
  endured: hiding(event('18.5', unit), 'unit'),
  rallied: hiding(event('19.2', unit), 'unit'),
} as const

/** What is said about it. */
export const messages = {
  'ask.rally': 'Rally disrupted units, an action point for every two of them in a hex, or end the Rally Phase.',
  'do.rally': 'Rally {unit}',
  'do.end.rally': 'End the Rally Phase',
  'no.notYoursToRally': '{unit} is not yours to rally',
  'no.nowhereToRally': '{unit} is neither on the map nor in Cape Colony',
  'no.inGoodOrder': '{unit} is in good order',
  'no.outOfSupply': '{unit} is out of supply in {hex} and cannot rally',
  'tell.endured': 'A unit out of supply holds out[: {unit}].',
  'tell.rallied': 'A unit rallies[: {unit}].',
} as const
