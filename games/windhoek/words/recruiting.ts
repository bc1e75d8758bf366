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
  notHeld: refusal('10.4', hex),
  trainSpot: refusal('21.7', unit, hex),
  deviceThere: refusal('25.3.1', hex),
  noMilitia: refusal('10.2', unit),
  mountedAlready: refusal('10.2', unit),
  nobodyDigs: refusal('25.1.1', hex),
  entrenchedAlready: refusal('25.4', hex),
} as const

/** What happens. */
export const events = {
  recruited: event('10.1', unit, count('cost', 15)),
  /** Boxes lie open, so the enemy knows who came; where to, only if he sees it (W170). */
  deployed: hiding(event('10.4', unit, hex), 'hex'),
  readied: event('10.4', unit),
  mended: event('23.3', unit),
  converted: hiding(event('10.2', unit, hex), 'unit', 'hex'),
  entrenched: event('25.1.1', hex, points.as('cost')),
} as const

/** What is said about it. */
export const messages = {
  'ask.recruit': 'Recruit, convert or entrench, or end the Recruit Phase.',
  'ask.deploy': 'Where is {unit} to be deployed?',
  'do.recruit': 'Recruit {unit}',
  'do.deploy': 'Deploy at {hex}',
  'do.convert': 'Mount {unit}',
  'do.entrench': 'Entrench {hex}',
  'do.end.recruit': 'End the Recruit Phase',
  'no.enemyRecruit': '{unit} belongs to the enemy',
  'no.inPlayAlready': '{unit} is in play, and there is no other counter of it',
  'no.goneForGood': '{unit} has been eliminated for good',
  'no.optionOff': '{unit} belongs to an option that is not in play',
  'no.notRecruited': '{unit} cannot be recruited in a Recruit Phase',
  'no.notAlliedRecruit': '{unit} cannot be recruited in a Recruit Phase',
  'no.onlyIn1914': '{unit} can be built in 1914 only',
  'no.nowhereToGo': 'there is no place where {unit} could be deployed',
  'no.recruitSpot': '{unit} cannot be deployed in {hex}',
  'no.notHeld': 'you have no unit in {hex}',
  'no.trainSpot':
    '{unit} needs a working railroad, in a German town or an Allied port that you hold, and {hex} is none',
  'no.deviceThere': 'an infernal device keeps reinforcements out of {hex}',
  'no.noMilitia': '{unit} is no German militia on the map',
  'no.mountedAlready': '{unit} is mounted already',
  'no.nobodyDigs': 'you have no unit in good order in {hex} that could dig',
  'no.entrenchedAlready': '{hex} is entrenched already',
  'tell.recruited': '{unit} is recruited for {cost}.',
  'tell.deployed': '{unit} is deployed[ in {hex}].',
  'tell.readied': '{unit} is ready in the Support Box.',
  'tell.mended': '{unit} is back from the workshop.',
  'tell.converted': 'Militia is mounted[: {unit}][ in {hex}].',
  'tell.entrenched': '{hex} is entrenched for {cost}.',
} as const
