import { action, event, hiding, refusal, secretly } from '@boma/kernel'
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
  /** Of the unseen the enemy learns that one rallied, for it costs a point, but not that one went hungry. */
  endured: secretly(event('18.5', unit).in('supply')),
  rallied: hiding(event('19.2', unit).apart(), 'unit'),
} as const
