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
