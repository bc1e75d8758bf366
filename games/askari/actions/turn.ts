import { action, count, event, named, refusal } from '@boma/kernel'
import { SECTIONS, type SectionId } from '../board/lines.ts'
import { TOWN_NAMES } from '../board.ts'
import type { EventName } from '../data/charts.ts'
import { EVENTS } from '../data/in-force.ts'
import { hex, side, unit } from './operands.ts'

/** The random events, each once (6.1). */
export const EVENT_NAMES: readonly EventName[] = [...new Set(Object.values(EVENTS).flat())]
/** A random event. */
const happening = named<number>()('event', EVENT_NAMES)
/** A section of a railway, by the towns at its ends. */
const stretch = named<SectionId>()(
  'stretch',
  SECTIONS.map((s) =>
    s.ends
      .map((end) => TOWN_NAMES[end])
      .join('/')
      .toLowerCase(),
  ),
)

/** What players do: the turn, set-up, events and logistics (5, 6, 8, 13, 14). */
export const actions = {
  /** Sets up the piece or the Carrier that is asked about (14). */
  deploy: action('deploy {hex}', hex),
  /** Sets up all that a side still has to place as history, or we, had it. */
  historical: action('historical'),
  /** Brings in the piece that is asked about (8.1). */
  arrive: action('arrive {hex}', hex),
  /** Cites a Carrier as the source of a town, so that it takes more than one unit (8.1.8). */
  feed: action('feed {hex} from {source}', hex, hex.as('source')),
  /** Leaves the piece off the map for now. */
  wait: action('wait'),
  /** Makes a replacement point of a Carrier (8.2.4). */
  convert: action('convert {hex}', hex),
  /** Lets the point of a converted Carrier go unspent (8.2.1). */
  lapse: action('lapse'),
  /** Flips a reduced unit up (8.2.5, 6.1). */
  restore: action('restore {unit}', unit),
  /** The same with a Carrier cited as its source (7.2.3). */
  cite: action('cite {hex} for {unit}', hex, unit),
  /** Takes infantry from the Eliminated Pile (8.2.6). */
  rebuild: action('rebuild {unit}', unit),
  /** Spends a second point on it (8.2.7). */
  complete: action('complete {unit}', unit),
  /** Makes one unit whole of two reduced ones (8.2.10). */
  consolidate: action('consolidate {unit} with {other}', unit, unit.as('other')),
  /** Picks a unit that suffers (6.1, 6.2). */
  strike: action('strike {unit}', unit),
  /** Names a section of the Uganda line (6.1). */
  raid: action('raid {stretch}', stretch),
  /** Calls an RK up (6.1). */
  raise: action('raise {unit}', unit),
  /** Gives an FK to Wintgens (6.1). */
  favour: action('favour {unit}', unit),
  /** Takes a Carrier away (6.1). */
  starve: action('starve {hex}', hex),
  /** Lays Carriers down (6.1). */
  stock: action('stock {hex}', hex),
} as const

/** Why they cannot. */
export const refusals = {
  noRailThere: refusal('14.1.4', hex),
  notOurSetUp: refusal('14.2.6b', hex),
  notBelgianSetUp: refusal('14.2.6f', hex),
  notPortugueseSetUp: refusal('14.2.6e', hex),
  portAmeliaFirst: refusal('14.2.6e', hex),
  notOnCoast: refusal('14.2.6d', hex),
  notItsLake: refusal('14.2.7b', unit, hex),
  notALake: refusal('14.2.7c', hex),
  neutralCoast: refusal('14.2.4', hex),
  notAPort: refusal('14.2.7a', hex),
  enemyThere: refusal('8.1.6', hex),
  notItsArea: refusal('14.3.3', unit, hex),
  carsStayOut: refusal('2.2.1', unit, hex),
  notOurTown: refusal('8.1.8a', hex),
  notACoastTown: refusal('12.2.4', unit, hex),
  oneAlready: refusal('8.1.8b', hex),
  notGermanCoast: refusal('8.1.8f', hex),
  notOnItsLake: refusal('8.1.6', unit, hex),
  noTownOnLake: refusal('8.1.6', hex),
  notWhereLost: refusal('8.1.7e', hex),
  notItsPlace: refusal('8.1.7b', unit, hex),
  mustArrive: refusal('8.1.1', unit),
  fedAlready: refusal('8.1.8c', hex),
  cannotCite: refusal('7.2.3', hex),
  noPoint: refusal('8.2.1'),
  tooEarly: refusal('8.2.3'),
  oneCarrierOnly: refusal('8.2.4'),
  noneToConvert: refusal('8.2.4', hex),
  noUse: refusal('8.2.4a', hex),
  spendFirst: refusal('8.2.1'),
  nothingToLapse: refusal('8.2.4'),
  notReduced: refusal('8.2.5', unit),
  notInAHex: refusal('8.2.5', unit),
  notYoursToFill: refusal('8.2.5', unit),
  noLine: refusal('8.2.9', unit),
  needsNone: refusal('8.2.9', unit),
  notInPile: refusal('8.2.6', unit),
  notInfantry: refusal('8.2.6', unit),
  cannotReturn: refusal('8.2.8', unit),
  notRebuilt: refusal('8.2.7', unit),
  notTogether: refusal('8.2.10', unit, unit.as('other')),
  notAlike: refusal('8.2.10', unit, unit.as('other')),
  notSubject: refusal('6.2.2', unit),
  pickedAlready: refusal('6.2.3', unit),
  tooFewAfter: refusal('6.2.3', unit),
  mustPick: refusal('6.1.4'),
  notMeant: refusal('6.1.4', unit),
  oneStackOfWintgens: refusal('6.1.4', unit),
  notMeantHex: refusal('6.1.4', hex),
} as const

/** What happens. */
export const events = {
  setUpIn: event('14.0', unit, hex).apart(),
  carrierDeployed: event('14.0', side, hex).apart(),
  drawnOut: event('14.2.7a', unit).apart(),
  arrived: event('8.1.1', unit, hex).in('reinforcement'),
  waits: event('8.1.1', unit, hex).in('reinforcement'),
  converted: event('8.2.4', side, hex).in('reinforcement', 'tells'),
  lapsed: event('8.2.1', side, hex).in('reinforcement', 'tells'),
  rebuilt: event('8.2.6', unit).in('reinforcement', 'tells'),
  consolidated: event('8.2.10', unit, unit.as('other')).in('reinforcement', 'tells'),
  portugalJoined: event('8.4.3', side).in('event', 'begins', 'tells'),
  eventRolled: event('6.1.2', side, happening).in('event', 'begins'),
  sameRoll: event('6.1.3').in('event'),
  eventVoid: event('6.1.4', happening).in('event'),
  eventDie: event('6.1.4', happening, count('die', 6)).in('event'),
  raided: event('6.1.4', stretch).in('event', 'tells'),
  favoured: event('6.1.4', unit).in('event', 'tells'),
  carrierLost: event('6.1.4', side, hex).in('loss', 'joins', 'tells', 'costs'),
  tallied: event('14.4.6', count('won', 255), count('lost', 255)).in('event', 'begins', 'tells'),
  scored: event('13.1.2', count('won', 255), count('lost', 255), count('cited', 1023)).in('event', 'begins', 'tells'),
  won: event('13.1.1', side).in('event', 'begins', 'tells'),
} as const
