import { action, count, event, refusal } from '@boma/kernel'
import { body, carriers, hex, line, points, side, unit } from './operands.ts'

/** What players do: movement (9, 10). */
export const actions = {
  /** Begins the move of a stack, in a hex, in a Patrol Box or off the map (9.1.5, 8.1.4). */
  march: action('march from {hex}', hex),
  /** Picks a unit, or so many Carriers, with which picking ends (10.1.2). */
  take: action('take {unit}', unit),
  carriers: action('carriers {carriers}', carriers),
  /** Cites a Carrier as the source of a line (7.2.3). */
  consume: action('consume {hex}', hex),
  /** One hex by land, any way along a line, over water (10.1.3, 10.2.6, 10.3.1, 10.3.2). */
  step: action('step to {hex}', hex),
  ride: action('ride to {hex}', hex),
  board: action('board {body}', body),
  land: action('land at {hex}', hex),
  /** Leaves a unit, or so many Carriers, where the stack is; takes others along that are there (ruling 75). */
  drop: action('drop {unit}', unit),
  leave: action('leave {carriers}', carriers),
  gather: action('gather'),
  /** Leaves the map for the Cape (10.3.10). */
  depart: action('depart'),
  /** Ends the move. */
  halt: action('halt'),
  /** Announces an assault on a coastal hex; begins its battle (ruling 78). */
  assault: action('assault {hex}', hex),
  fight: action('fight'),
  /** Entrenches a unit at the end of the Impulse (10.1.9). */
  entrench: action('entrench {unit}', unit),
  /** Lets the other Entente player move (ruling 139). */
  handOver: action('hand-over'),
} as const

/** Why they cannot. */
export const refusals = {
  nobodyToMarch: refusal('10.1.2', hex),
  notInPlace: refusal('10.1.2', unit),
  otherShore: refusal('10.1.7', unit),
  takeUpwards: refusal('10.1.2', unit),
  carriersStay: refusal('9.1.5', hex),
  britishLandThem: refusal('1.0'),
  notYours: refusal('9.1.2', unit),
  notYourNation: refusal('1.0', unit),
  neutralStays: refusal('8.4.2', unit),
  neverMoves: refusal('10.1.1', unit),
  movedAlready: refusal('9.1.5', unit),
  heldBack: refusal('6.1.4', unit),
  otherEdge: refusal('8.1.7', unit),
  carWithoutLine: refusal('10.1.8', unit),
  nobodyPicked: refusal('10.1.2'),
  notSoMany: refusal('2.5.3', carriers),
  noCarrierThere: refusal('7.2.3', hex),
  notAdjacent: refusal('10.1.3', hex),
  notAnEntry: refusal('8.1.4', hex),
  allWater: refusal('2.2.5', hex),
  noCrossing: refusal('10.1.7', hex),
  tooDear: refusal('10.1.4', hex, points.as('cost'), points.as('left')),
  closedGround: refusal('10.1.4', hex),
  quarrelShuts: refusal('6.1.4', hex),
  carriersAlone: refusal('2.5.5', hex),
  otherAssault: refusal('9.1.5', hex),
  tooFarToJoin: refusal('9.1.5', hex),
  oneStack: refusal('9.1.5', hex),
  noRailway: refusal('10.2.1', hex),
  riddenAlready: refusal('10.2.6', hex),
  lineShut: refusal('10.2.2', hex),
  lineFull: refusal('10.2.5', line, count('units', 255)),
  notCoastal: refusal('10.3.1', hex),
  enemyWater: refusal('10.3.3', body),
  noRoom: refusal('10.3.8', body, count('room', 31)),
  nowhereToLand: refusal('10.3.2', body),
  boardedThere: refusal('10.3.2', hex),
  cannotPayLanding: refusal('10.3.2', hex, points.as('cost')),
  mayNotStay: refusal('10.3.2'),
  southShut: refusal('8.1.7'),
  notWithStack: refusal('10.1.2', unit),
  dropUpwards: refusal('10.1.5', unit),
  somebodyGoesOn: refusal('10.1.5', unit),
  nothingToGather: refusal('10.1.2'),
  noWayToCape: refusal('10.3.10', hex),
  nobodyForCape: refusal('10.3.10'),
  nothingToAssault: refusal('12.3.11', hex),
  nobodyToAssault: refusal('12.3.11', hex),
  calledOffBefore: refusal('12.3.11', hex),
  nobodyAttacks: refusal('11.1.1'),
  committed: refusal('11.1.1'),
  noTrenchThere: refusal('10.1.9', unit),
  tooBusyToDig: refusal('10.1.9', unit),
  dugInAlready: refusal('10.1.9', unit),
  digUpwards: refusal('10.1.9', unit),
  cannotHandOver: refusal('1.0'),
} as const

const move = [hex.as('from'), hex.as('to')] as const

/** What happens. */
export const events = {
  segmentBegan: event('9.1.2', count('segment', 3)).apart(),
  playerTurnBegan: event('9.1.2', side).heads('turn'),
  /** The roll after the second Segment. */
  operationsRoll: event('9.1.4', count('die', 6)).apart(),
  marchBegan: event('9.1.5', side, hex).in('march', 'begins'),
  joined: event('10.1.2', unit, hex).in('march'),
  carriersJoined: event('2.5.3', carriers, hex).in('march', 'tells'),
  unsupplied: event('10.1.8', unit, hex).in('march'),
  stepped: event('10.1.3', ...move).in('march'),
  rode: event('10.2.6', ...move).in('march'),
  boarded: event('10.3.1', hex, body).in('march'),
  cameByEast: event('8.1.5', hex).in('march'),
  landed: event('10.3.2', hex).in('march'),
  dropped: event('10.1.5', unit, hex).in('march', 'tells'),
  carriersLeft: event('2.5.3', carriers, hex).in('march', 'tells'),
  halted: event('10.1.6', hex).in('march'),
  departed: event('10.3.10', unit, hex).in('march', 'tells'),
  cameRound: event('10.3.10', unit).in('march', 'begins', 'tells'),
  assaultAnnounced: event('12.3.11', hex).in('battle', 'begins'),
  assaultCalledOff: event('12.3.11', hex).in('battle', 'joins'),
  entrenched: event('10.1.9', unit, hex).in('works'),
  handedOver: event('1.0').apart(),
} as const
