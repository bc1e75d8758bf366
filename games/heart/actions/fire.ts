import { action, event, refusal } from '@boma/kernel'
import { die, figure, figures, least, range, target, unit, x, y } from './operands.ts'

/** What players do: shooting (3, 4, 14). */
export const actions = {
  /** §14.1: declares whom a unit shoots at. */
  shoot: action('shoot {target} with {unit}', unit, target),
  /** §14.1: takes up a machine gun or a gun, which aims at figures. */
  lay: action('lay {unit}', unit),
  /** §7.6: the pom-pom's role. */
  shells: action('shells'),
  bursts: action('bursts'),
  /** H18, §14.12: the next figure under its aim. */
  aim: action('aim at {figure}', figure),
  /** A gunboat aims at the scenario's object. */
  aimObject: action('aim-object'),
  /** All that is still to be named, paired or joined, as it stands nearest. */
  rest: action('rest'),
  /** §14.1: the side declares no more. */
  cease: action('cease'),
  /** §14.9: gives a natural six to an attached leader, or does not. */
  pick: action('pick {figure}', figure),
  spare: action('spare'),
} as const

/** Why they cannot. */
export const refusals = {
  hasDeclared: refusal('14.1', unit),
  offTheTable: refusal('14.1', unit),
  cannotShoot: refusal('14.1', unit),
  shootsWithUnit: refusal('9.8', unit),
  hasCharged: refusal('14.1', unit),
  movedGun: refusal('7.4', unit),
  movedMachineGun: refusal('7.5', unit),
  isJammed: refusal('7.6', unit),
  mustAim: refusal('7.5', unit),
  aimsNot: refusal('7.5', unit),
  lockedGun: refusal('14.1', unit),
  ownTarget: refusal('14.1', target),
  targetGone: refusal('14.1', target),
  targetAttached: refusal('9.8', target),
  outOfRange: refusal('14.3', target, range),
  outOfArc: refusal('9.7', target),
  outOfSight: refusal('10.2', target),
  friendsInLine: refusal('10.5', target),
  noMarkAtAll: refusal('14.1', unit),
  onlyContact: refusal('14.1', target),
  cannotAim: refusal('14.12', figure),
  tooFarApart: refusal('7.5', figure),
  namedOften: refusal('7.5', figure),
  leaderLast: refusal('14.4', figure),
  noObject: refusal('14.12', unit),
  noBurstAtObject: refusal('7.6', unit),
  noBurst: refusal('4.10', unit),
  notPicked: refusal('14.9', figure),
} as const

/** What happens. */
export const events = {
  declared: event('14.1', unit, target).in('battle'),
  aimed: event('14.12', unit, figure).in('battle'),
  aimedObject: event('14.12', unit).in('battle'),
  volley: event('14.2', unit, target, figures.as('shots'), figures.as('hits')).in('battle', 'begins', 'tells'),
  burst: event('7.5', unit, figures.as('shots'), figures.as('hits')).in('battle', 'begins', 'tells'),
  shellHit: event('4.11', unit, figure, least, x, y).in('battle', 'begins', 'tells'),
  shellMissed: event('4.11', unit, figure, least, die).in('battle', 'begins', 'tells'),
  objectHit: event('14.12', unit, least, die).in('battle', 'begins', 'tells', 'costs'),
  objectMissed: event('14.12', unit, least, die).in('battle', 'begins', 'tells'),
  saved: event('14.5', figure).in('battle', 'joins'),
  fell: event('14.4', figure, x, y).in('loss', 'joins'),
  struck: event('14.11', unit, figures.as('hits')).in('loss', 'joins', 'costs'),
  picked: event('14.9', figure).in('battle', 'joins'),
  smoke: event('14.7', unit).in('battle', 'joins'),
  jammed: event('7.6', unit).in('loss', 'joins', 'costs'),
} as const
