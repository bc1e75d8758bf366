import { action, count, event, named, refusal } from '@boma/kernel'
import { RANDOM_FORCE } from '../data/force-builder.ts'
import { GROUND } from '../data/ground.ts'
import { LISTS } from '../data/lists.ts'
import { FREE_OBJECTIVES } from '../data/random-table.ts'
import { characteristic, side, type, unit, x, y } from './operands.ts'

/** A ready list (17.6). */
export const list = named<number>()(
  'list',
  LISTS.map(({ id }) => id),
)
/** The columns of the random force (17.6). */
export const COLUMNS = Object.keys(RANDOM_FORCE) as readonly (keyof typeof RANDOM_FORCE)[]
const column = named<number>()('column', COLUMNS)
/** The long edges. */
export const EDGES = ['south', 'north'] as const
const edge = named<number>()('edge', EDGES)
const men = count('men', 21)
const cost = count('cost', 900)
/** H63: how often each side may ask for other ground. */
export const MOST_REFUSALS = 3
const left = count('left', MOST_REFUSALS + 1)
const kind = named<number>()(
  'kind',
  GROUND.map(({ id }) => id),
)
const objective = named<number>()(
  'objective',
  FREE_OBJECTIVES.map(({ id }) => id),
)

/** What players do: lists, ground and edges of the free game (17.6, 17.10). */
export const actions = {
  /** §17.6: takes a ready list. */
  list: action('list {list}', list),
  /** §17.6: raises a force by dice. */
  raise: action('raise {column}', column),
  /** §17.10: takes a unit into the list. */
  recruit: action('recruit {men} {type}', men, type),
  /** §17.10: gives the leader taken last a characteristic. */
  endow: action('endow {characteristic}', characteristic),
  /** §17.10: the list is done. */
  mustered: action('mustered'),
  /** §17.6: agrees to the ground as it lies, or has it diced anew. */
  keepGround: action('keep ground'),
  otherGround: action('other ground'),
  /** §17.6: the defender chooses his long edge. */
  edge: action('edge {edge}', edge),
} as const

/** Why they cannot. */
export const refusals = {
  tooDear: refusal('17.10', type, cost),
  listTooDear: refusal('17.10', list),
  begunAlready: refusal('17.10'),
  wrongNumber: refusal('17.10', type, men.as('fewest'), men.as('most')),
  beyondLimit: refusal('17.10', type),
  needsLake: refusal('17.6', type),
  leaderFirst: refusal('17.10'),
  noSlotLeft: refusal('17.10'),
  noLeaderToEndow: refusal('17.10', characteristic),
  noUnitYet: refusal('17.10'),
} as const

/** What happens. */
export const events = {
  listTaken: event('17.6', side, list).apart(),
  raised: event('17.6', side, column).apart(),
  recruited: event('17.10', unit, type, men).apart(),
  endowed: event('17.10', unit, characteristic).apart(),
  sideMustered: event('17.10', side, cost).apart(),
  groundLaid: event('17.6', kind, x, y).apart(),
  lineLaid: event('17.6', kind).apart(),
  groundKept: event('17.6', side).apart(),
  groundRefused: event('17.6', side, left).apart(),
  objectiveDrawn: event('17.6', objective).apart(),
  attacks: event('17.6', side).apart(),
  edgeTaken: event('17.6', side, edge).apart(),
} as const
