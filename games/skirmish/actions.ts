import {
  action,
  actionSet,
  count,
  event,
  eventSet,
  type Hex,
  hiding,
  named,
  nameHex,
  operand,
  parseHex,
  refusal,
  refusalSet,
  type Side,
} from '@boma/kernel'
import { grid } from './board.ts'
import { KINDS } from './data/counters.ts'
import { type Kind, UNIT_NAMES, type Unit } from './roster.ts'

const unit = named<Unit>()('unit', UNIT_NAMES).in('piece')
const kind = named<Kind>()('kind', KINDS)
const side = named<Side>()('side', ['Blue', 'Red']).in('side')
const hex = operand<Hex, 'hex'>(
  'hex',
  grid.size,
  (h) => nameHex(grid, h),
  (word) => parseHex(grid, word),
  { role: 'space' },
)

/** What a player can do. */
export const act = actionSet({
  place: action('place {kind} at {hex}', kind, hex),
  activate: action('activate {unit}', unit),
  march: action('march to {hex}', hex),
  fire: action('fire at {hex}', hex),
  rally: action('rally'),
  halt: action('halt'),
  stand: action('stand'),
  fallBack: action('fall-back to {hex}', hex),
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  notHome: refusal('2.1', hex),
  noneLeft: refusal('2.1', kind),
  full: refusal('2.2', hex),
  enemyCounter: refusal('3.2', unit),
  gone: refusal('3.2', unit),
  actedAlready: refusal('3.2', unit),
  tooFar: refusal('4.1', hex),
  tooDear: refusal('4.2', hex, count('cost', 7), count('left', 7)),
  river: refusal('4.3', hex),
  occupied: refusal('4.4', hex),
  mustHalt: refusal('4.5', unit),
  nobodyThere: refusal('5.1', hex),
  outOfRange: refusal('5.1', hex),
  dummyFires: refusal('5.2', unit),
  towardsEnemy: refusal('5.4', hex),
  notDisrupted: refusal('7.2', unit),
  hasMoved: refusal('7.2', unit),
})

/** What happens. */
export const tell = eventSet({
  placed: hiding(event('2.1', unit, kind, hex).apart(), 'kind'),
  turnBegan: event('3.1', count('turn', 99)).heads('turn'),
  playerTurnBegan: event('3.1', side).heads('turn'),
  activated: event('3.2', unit).in('march', 'begins'),
  marched: event('4.1', unit, hex.as('from'), hex.as('to')).in('march'),
  fired: event('5.1', unit, kind, hex).in('battle', 'begins', 'tells'),
  fellBack: event('5.4', unit, hex.as('from'), hex.as('to')).in('battle', 'tells'),
  stood: event('5.3', unit, kind).in('battle'),
  missed: event('5.5', unit, count('needed', 6)).in('battle', 'tells'),
  disrupted: event('5.6', unit, count('needed', 6)).in('battle', 'tells'),
  eliminated: event('5.6', unit, count('needed', 6)).in('battle', 'tells', 'lost'),
  exposed: event('6.3', unit).in('battle', 'tells', 'lost'),
  rallied: event('7.2', unit).apart(),
  stayedDisrupted: event('7.2', unit).apart(),
  fordTaken: event('8.1', side).in('event', 'begins', 'tells'),
  won: event('8.1', side).apart(),
})
