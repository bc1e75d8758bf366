import { action, count, event, hiding, refusal } from '@boma/kernel'
import { hex, points, unit } from './operands.ts'

/** What a player can do in the Recruit Phase. */
export const actions = {
  recruit: action('recruit {unit}', unit),
  deploy: action('deploy at {hex}', hex),
  convert: action('convert {unit}', unit),
  entrench: action('entrench at {hex}', hex),
} as const

/** Why a player cannot. */
export const refusals = {
  enemyRecruit: refusal('10.1', unit),
  inPlayAlready: refusal('10.9', unit),
  goneForGood: refusal('10.6', unit),
  optionOff: refusal('10.10', unit),
  notRecruited: refusal('10.2', unit),
  notAlliedRecruit: refusal('10.3', unit),
  onlyIn1914: refusal('33.3', unit),
  nowhereToGo: refusal('10.4', unit),
  recruitSpot: refusal('10.4', unit, hex),
  townSpot: refusal('10.4', unit, hex),
  railTownSpot: refusal('10.4', unit, hex),
  placeSpot: refusal('10.4', unit, hex),
  capeTownSpot: refusal('10.4', unit, hex),
  capePortSpot: refusal('10.4', unit, hex),
  alliedTownSpot: refusal('10.4', unit, hex),
  notHeld: refusal('10.4', hex),
  trainSpot: refusal('21.7', unit, hex),
  deviceThere: refusal('25.3.1', hex),
  noMilitia: refusal('10.2', unit),
  militiaOffMap: refusal('10.2', unit),
  mountedAlready: refusal('10.2', unit),
  nobodyDigs: refusal('25.1.1', hex),
  diggersInDisorder: refusal('25.1.1', hex),
  entrenchedAlready: refusal('25.4', hex),
} as const

/** What happens. */
export const events = {
  recruited: event('10.1', unit, count('cost', 15)).in('reinforcement'),
  /** Boxes lie open, so the enemy knows who came; where to, only if he sees it (W170). */
  deployed: hiding(event('10.4', unit, hex).in('reinforcement', 'joins'), 'hex'),
  readied: event('10.4', unit).in('reinforcement'),
  mended: event('23.3', unit).in('reinforcement'),
  converted: hiding(event('10.2', unit, hex).in('reinforcement'), 'unit', 'hex'),
  entrenched: event('25.1.1', hex, points.as('cost')).in('works', 'begins'),
} as const
