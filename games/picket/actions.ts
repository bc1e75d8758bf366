import {
  action,
  actionSet,
  bearing,
  count,
  event,
  eventSet,
  inches,
  named,
  refusal,
  refusalSet,
  type Side,
} from '@boma/kernel'
import { DEPTH, PARTS, WIDTH } from './data/table.ts'
import { TURNS, WAYS } from './data/values.ts'
import { FIGURE_NAMES, type Figure } from './roster.ts'

const figure = named<Figure>()('figure', FIGURE_NAMES).in('piece')
const side = named<Side>()('side', ['Picket', 'Raiders']).in('side')
const x = inches('x', 'x', WIDTH, PARTS)
const y = inches('y', 'y', DEPTH, PARTS)
const facing = bearing('facing', WAYS)
const least = count('least', 6)

/** What a player can do. */
export const act = actionSet({
  take: action('take {figure}', figure),
  move: action('move to {x} {y} facing {facing}', x, y, facing),
  shoot: action('shoot at {figure}', figure),
  stay: action('stay'),
  end: action('end'),
})

/** Why a player cannot. */
export const refuse = refusalSet({
  notYours: refusal('3.2', figure),
  isDown: refusal('3.2', figure),
  actedAlready: refusal('3.2', figure),
  tooFar: refusal('4.1', figure),
  offTable: refusal('4.2'),
  onFigure: refusal('4.2', figure),
  throughRocks: refusal('4.3'),
  noEnemy: refusal('5.1', figure),
  outOfRange: refusal('5.1', figure),
  notInFront: refusal('5.2', figure),
  outOfSight: refusal('5.3', figure),
})

/** What happens. */
export const tell = eventSet({
  turnBegan: event('3.1', count('turn', TURNS)).heads('turn'),
  moved: event('4.1', figure, x, y, facing).apart(),
  stayed: event('3.3', figure).apart(),
  missed: event('5.4', figure, figure.as('target'), least).apart(),
  hit: event('5.4', figure, figure.as('target'), least).apart(),
  won: event('6.1', side).apart(),
  wonByNumbers: event('6.2', side).apart(),
  drawn: event('6.2').apart(),
})
