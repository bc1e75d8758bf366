import {
  action,
  actionSet,
  count,
  event,
  eventSet,
  type Hex,
  named,
  nameHex,
  operand,
  parseHex,
  refusal,
  refusalSet,
  type Side,
} from '@boma/kernel'
import { grid } from './board.ts'
import { UNIT_NAMES, type Unit } from './roster.ts'

const unit = named<Unit>()('unit', UNIT_NAMES).in('piece')
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
  march: action('march {unit} to {hex}', unit, hex),
  attack: action('attack {hex} with {unit}', hex, unit),
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  notYours: refusal('3.2', unit),
  gone: refusal('3.2', unit),
  hasActed: refusal('3.2', unit),
  tooFar: refusal('4.1', hex),
  thorns: refusal('4.2', hex),
  occupied: refusal('4.3', hex),
  notBeside: refusal('5.1', hex),
  noEnemy: refusal('5.1', hex),
})

/** What happens, and what part of a story it is. */
export const tell = eventSet({
  turnBegan: event('3.1', count('turn', 99)).heads('turn'),
  sideBegan: event('3.1', side).heads('turn'),
  marched: event('4.1', unit, hex.as('from'), hex.as('to')).in('march', 'begins'),
  attacked: event('5.2', unit, hex, count('least', 6)).in('battle', 'begins', 'tells'),
  held: event('5.2', unit).in('battle', 'tells'),
  fell: event('5.2', unit).in('battle', 'tells', 'lost'),
  won: event('6.1', side).apart(),
  drawn: event('6.3').apart(),
})
