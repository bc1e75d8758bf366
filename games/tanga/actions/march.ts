import { action, event, hiding, refusal, secretly } from '@boma/kernel'
import { facing, hex, points, side, unit } from './operands.ts'

/** What players do: movement (15, 18). */
export const actions = {
  /** Begins the move of counters of a hex, or of those who come in from the west. */
  march: action('march {hex}', hex),
  /** Picks a counter; picks go up. */
  take: action('take {unit}', unit),
  /** Picks all that may go. */
  all: action('all'),
  /** Goes on with those who were picked. */
  go: action('go'),
  /** One hex, and the way to face there (8.1). */
  step: action('step to {hex} facing {facing}', hex, facing),
  /** Ends the move. */
  halt: action('halt'),
  /** §20.3: leaves the map by the west edge, at night. */
  leave: action('leave'),
  /** §8.1: turns the units of a hex in place. */
  turn: action('turn {hex} {facing}', hex, facing),
  /** §10.25: lays a unit on top of its stack. */
  top: action('top {unit}', unit),
  /** §18.1: the units of a hex begin to dig. */
  dig: action('dig {hex}', hex),
} as const

/** Why they cannot. */
export const refusals = {
  notYours: refusal('15.1', hex),
  nobodyMoves: refusal('15.1', hex),
  notThere: refusal('15.1', unit),
  pickUpwards: refusal('15.1', unit),
  neverMoves: refusal('15.8', unit),
  hasMoved: refusal('15.3', unit),
  isBroken: refusal('6.3.4c', unit),
  isDigging: refusal('18.1', hex),
  gunFired: refusal('19.2.1', unit),
  nobodyPicked: refusal('15.1'),
  pickedAlready: refusal('15.1'),
  notTogether: refusal('15.1'),
  cannotStep: refusal('15.2', unit),
  notNext: refusal('15.1', hex),
  closed: refusal('15.2', hex),
  enemyThere: refusal('15.2', hex),
  tooDear: refusal('15.2', hex, points.as('cost'), points.as('left')),
  oneHexAtNight: refusal('20.5', hex),
  twoFormations: refusal('9.1', hex),
  tooManyGermans: refusal('9.2', hex),
  tooManyBritish: refusal('9.3', hex),
  strangeOfficer: refusal('9.4', hex),
  nobodyLeads: refusal('17.2.1', hex),
  notAnEntry: refusal('4.2i', hex),
  nearerEntry: refusal('15.4', hex),
  notByNight: refusal('20.3'),
  notWestEdge: refusal('20.3'),
  staysOnMap: refusal('20.3', unit),
  facesSo: refusal('8.1', hex),
  facesAllWays: refusal('8.3', hex),
  turnedAlready: refusal('8.1', hex),
  onTopAlready: refusal('10.25', unit),
  laidAlready: refusal('10.25', unit),
  noDiggers: refusal('18.1', hex),
  trenchThere: refusal('18.4', hex),
  noTrenchLeft: refusal('18.4', hex),
  notAtNight: refusal('18.4', hex),
  hasFired: refusal('18.2', hex),
  tooLateToDig: refusal('18.1', hex),
} as const

/** What happens. */
export const events = {
  moved: hiding(event('15.1', unit, hex.as('from'), hex.as('to')).in('march'), 'unit'),
  followed: secretly(event('15.1', unit, hex.as('from'), hex.as('to')).in('march')),
  halted: event('15.1', hex, facing).in('march'),
  left: secretly(event('20.3', unit).in('march')),
  turned: event('8.1', hex, facing).in('march'),
  laidOnTop: secretly(event('10.25', unit).in('march')),
  digs: event('18.1', side, hex).in('works'),
  dug: event('18.1', hex).in('works'),
  overrun: event('15.8', unit, hex).in('loss', 'joins', 'lost'),
  caught: event('17.2.3', unit, hex).in('loss', 'joins', 'lost'),
} as const
