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
  noBurst: refusal('4.10', unit),
  notPicked: refusal('14.9', figure),
} as const

/** What happens. */
export const events = {
  declared: event('14.1', unit, target).apart(),
  aimed: event('14.12', unit, figure).apart(),
  aimedObject: event('14.12', unit).apart(),
  volley: event('14.2', unit, target, figures.as('shots'), figures.as('hits')).apart(),
  burst: event('7.5', unit, figures.as('shots'), figures.as('hits')).apart(),
  shellHit: event('4.11', unit, figure, least, x, y).apart(),
  shellMissed: event('4.11', unit, figure, least, die).apart(),
  objectHit: event('14.12', unit, least, die).apart(),
  objectMissed: event('14.12', unit, least, die).apart(),
  saved: event('14.5', figure).apart(),
  fell: event('14.4', figure, x, y).apart(),
  struck: event('14.11', unit, figures.as('hits')).apart(),
  picked: event('14.9', figure).apart(),
  smoke: event('14.7', unit).apart(),
  jammed: event('7.6', unit).apart(),
} as const
