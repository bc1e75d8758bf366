import { action, event, refusal } from '@boma/kernel'
import { cover, facing, figure, figures, open, order, range, target, unit, width, x, y } from './operands.ts'

/** What players do: movement (2, 12), independent figures and baggage (9.8, 9.9). */
export const actions = {
  /** §12.1: names a unit that moves: the dice are rolled. */
  move: action('move {unit}', unit),
  /** §11.2: names a unit that stands. */
  stand: action('stand {unit}', unit),
  /** §12.4: names a unit that only turns. */
  turn: action('turn {unit} to {facing}', unit, facing),
  /** §12.8: names a unit that charges. */
  charge: action('charge {target} with {unit}', unit, target),
  /** §12.15: names a unit that feeds in. */
  feed: action('feed {unit}', unit),
  /** §7.3: names cavalry that mounts or dismounts. */
  mount: action('mount {unit}', unit),
  dismount: action('dismount {unit}', unit),
  /** §13.3: names a hidden unit that springs. */
  spring: action('spring {unit}', unit),
  /** §17.9. */
  land: action('land {unit}', unit),
  embark: action('embark {unit}', unit),
  /** §12.4: a leg: all shift, so that the first figure stands there. */
  march: action('march to {x} {y}', x, y),
  /** §12.4, §17.7: takes a form with its anchor there. */
  form: action('form at {x} {y} facing {facing} width {width} {order}', x, y, facing, width, order),
  /** §12.12: a boat turns between legs. */
  wheel: action('wheel to {facing}', facing),
  /** §12.4: ends the move, facing that way. */
  halt: action('halt facing {facing}', facing),
  /** §12.8: charges on with what is left, having found an ambush (13.4). */
  assault: action('assault {target}', target),
  /** §9.4: those who were left behind close up, and that is the move. */
  rejoin: action('rejoin'),
  /** §12.14. */
  exit: action('exit'),
  /** §9.8. */
  attach: action('attach to {target}', target),
  /** §11.3, §13.3: lets the occasion go by. */
  pass: action('pass'),
} as const

/** Why they cannot. */
export const refusals = {
  notYours: refusal('11.2', unit),
  mustName: refusal('11.2'),
  notHere: refusal('11.2', unit),
  namedAlready: refusal('11.2', unit),
  notIndependent: refusal('1.3', unit),
  independentLater: refusal('1.3', unit),
  comesWithUnit: refusal('9.8', unit),
  notOrganiser: refusal('11.3', unit),
  inContact: refusal('12.9', unit),
  staysInContact: refusal('12.9', unit),
  notInContact: refusal('12.15', unit),
  allInContact: refusal('12.15', unit),
  cannotMove: refusal('12.13', unit),
  isAground: refusal('12.12', unit),
  gunInCover: refusal('2.5', unit),
  cannotCharge: refusal('12.8', unit),
  dispersedCharge: refusal('9.6', unit),
  notCoherent: refusal('9.4', unit),
  torn: refusal('9.4', unit),
  coherent: refusal('9.4', unit),
  noSuchTarget: refusal('12.8', target),
  tooFarToCharge: refusal('12.8', target, range),
  chargesFriend: refusal('12.8', target),
  chargeHisUnit: refusal('9.8', target),
  neverCharged: refusal('12.13', target),
  unseenTarget: refusal('12.8', target),
  notCavalry: refusal('7.3', unit),
  mountedAlready: refusal('7.3', unit),
  notHidden: refusal('13.3', unit),
  isHidden: refusal('13.2', unit),
  notAfloat: refusal('17.9', unit),
  notAtShore: refusal('17.9', unit),
  turnsTooFar: refusal('12.4', unit),
  facesSoAlready: refusal('12.4', unit),
  cannotPayHalf: refusal('12.5', unit),
  noLegLeft: refusal('12.4', unit),
  legsOver: refusal('13.4', unit),
  stoodStill: refusal('12.4', unit),
  tooFar: refusal('12.2', figure),
  closedGround: refusal('12.6', figure),
  enemyInWay: refusal('12.6', figure),
  cannotCross: refusal('12.7', figure),
  offTable: refusal('9.12', figure),
  onSomebody: refusal('9.12', figure),
  noRoom: refusal('9.13', figure),
  wrongWidth: refusal('9.5', unit),
  wrongOrder: refusal('9.6', unit),
  notAhead: refusal('12.12', unit),
  onlyBoats: refusal('12.12', unit),
  noExit: refusal('12.14', unit),
  neverAttached: refusal('9.8', unit),
  tooFarToAttach: refusal('9.8', target),
  joinsOwnUnits: refusal('9.8', target),
  joinsNoBoat: refusal('9.8', target),
  scoutsOnFoot: refusal('9.8', unit, target),
  movedWithUnit: refusal('9.8', unit),
  notFound: refusal('13.4', target),
} as const

/** What happens. */
export const events = {
  named: event('12.1', unit).in('march', 'begins'),
  stood: event('11.2', unit).in('march'),
  turned: event('12.4', unit, facing).in('march', 'joins'),
  rolled: event('12.2', unit, open, cover).in('march', 'joins'),
  marched: event('12.4', unit, x, y).in('march'),
  formed: event('12.4', unit, x, y, facing, width).in('march'),
  madeRoom: event('9.13', unit, figures).in('march', 'joins'),
  orderChanged: event('12.5', unit, order).in('march'),
  halted: event('12.4', unit, facing).in('march'),
  charged: event('12.8', unit, target).in('battle', 'begins'),
  contacted: event('12.8', unit, target).in('battle', 'tells'),
  fellShort: event('12.8', unit, target).in('battle', 'tells'),
  fedIn: event('12.15', unit).in('battle'),
  mounted: event('7.3', unit).in('march'),
  dismounted: event('7.3', unit).in('march'),
  sprung: event('13.3', unit).in('event', 'begins', 'tells'),
  found: event('13.4', unit, target).in('event', 'joins', 'tells'),
  landed: event('17.9', unit, x, y).in('reinforcement'),
  embarked: event('17.9', unit).in('march', 'tells'),
  brokeDown: event('7.7', unit).in('loss', 'joins', 'costs'),
  droveOn: event('7.7', unit).in('march', 'joins'),
  ranAground: event('7.8', unit).in('loss', 'joins', 'costs'),
  sailedOn: event('7.8', unit).in('march', 'joins'),
  left: event('12.14', unit).in('march', 'joins', 'tells'),
  attached: event('9.8', unit, target).in('march', 'joins'),
  detached: event('9.8', unit, target).in('march', 'joins'),
  closedUp: event('9.4', unit).in('march', 'joins'),
} as const
