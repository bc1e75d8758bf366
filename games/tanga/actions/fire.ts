import { action, event, refusal } from '@boma/kernel'
import { facing, formation, hex, losses, lying, morale, needed, side, sweep, unit } from './operands.ts'

/** What players do: fire, and what follows (6.3, 9.6, 10, 13). */
export const actions = {
  /** §10.25: names the end of the line at which the fire begins. */
  sweep: action('sweep {sweep}', sweep),
  /** The units of a hex fire; at whom is the next question. */
  fire: action('fire {hex}', hex),
  at: action('at {hex}', hex),
  /** §10.3: does not fire at this moment. */
  hold: action('hold'),
  /** §13.2: the next to retreat, or to rout; the next hex of the way, where several are as good. */
  retreat: action('retreat {unit}', unit),
  by: action('by {hex}', hex),
  /** §6.3.4: which formation breaks first. */
  break: action('break {formation}', formation),
  /** §17.2: a leader goes along with those who leave, or stays. */
  along: action('along {unit}', unit),
  stay: action('stay'),
  /** §9.6, §9.5: keeps a unit where it is; puts one into a hex. */
  keep: action('keep {unit}', unit),
  unstack: action('unstack to {hex}', hex),
  /** §8.1: the way to face for those who have just come to a hex. */
  face: action('face {facing}', facing),
} as const

/** Why they cannot. */
export const refusals = {
  notYourUnits: refusal('4.2', hex),
  nobodyAble: refusal('10.1', hex),
  outOfAmmunition: refusal('7.3', hex),
  movedGuns: refusal('19.2.2', hex),
  cameBack: refusal('13.3b', hex),
  boundAreSilent: refusal('6.3.4c', hex),
  gunsFireLater: refusal('10.22', hex),
  diggersAreSilent: refusal('18.2', hex),
  firedAlready: refusal('10.3', hex),
  backAlongLine: refusal('10.25', hex),
  noTarget: refusal('10.25', hex),
  nobodyToShell: refusal('10.26', hex),
  notAdjacent: refusal('10.3b', hex),
  outOfArc: refusal('10.23', hex),
  outOfRange: refusal('10.4', hex),
  sightBlocked: refusal('10.4.2', hex, hex.as('from')),
  shutOnBothSides: refusal('10.4.3', hex, hex.as('from'), hex.as('other')),
  unitsBetween: refusal('10.4.4', hex, hex.as('from')),
  tooThick: refusal('19.6c', hex),
  onlyRetreated: refusal('13.3b', hex),
  notChosen: refusal('13.2', hex),
  notInIt: refusal('11.2', unit),
  notFree: refusal('9.6', hex),
  notBreaking: refusal('6.3.4', formation),
} as const

/** What happens. */
export const events = {
  fired: event('10.25', side, hex.as('from'), hex.as('to'), needed).in('battle', 'begins'),
  sighted: event('19.7', unit, hex, lying).in('battle'),
  missed: event('10.25', hex).in('battle', 'tells'),
  hit: event('10.25', hex).in('battle'),
  ranOut: event('7.3', unit).in('battle'),
  smoked: event('19.4', hex).in('battle'),
  leaderSurvived: event('17.2.3', unit).in('battle'),
  leaderFell: event('17.2.3', unit).in('loss', 'joins', 'lost'),
  stood: event('10.25', hex, needed).in('battle', 'tells'),
  wavered: event('10.25', hex, needed).in('battle', 'tells'),
  disorganized: event('2.6.5', unit).in('loss', 'joins'),
  eliminated: event('10.25', unit).in('loss', 'joins', 'lost'),
  keptNerve: event('10.25', unit, morale).in('battle'),
  lostNerve: event('10.25', unit, morale).in('battle', 'tells'),
  digFailed: event('18.1', hex).in('works'),
  gunsThrownAway: event('13.3d', unit).in('loss', 'joins', 'lost'),
  gunsSaved: event('13.3d', unit).in('battle'),
  retreated: event('13.2', unit, hex.as('from'), hex.as('to')).in('battle'),
  // §15.4: he may come back
  leftTheMap: event('15.4', unit, hex).in('loss', 'joins', 'costs'),
  noWayOut: event('13.2', unit).in('loss', 'joins', 'lost'),
  passedSteadily: event('13.3a', unit, morale).in('battle'),
  carriedAway: event('13.3a', unit, morale).in('battle', 'tells'),
  unstacked: event('9.6', unit, hex).in('battle'),
  noRoom: event('9.6', unit).in('loss', 'joins', 'lost'),
  faced: event('8.1', hex, facing).in('battle'),
  collapsed: event('6.3.4', formation, losses).in('battle', 'tells'),
  removed: event('6.3.4l', formation).in('battle', 'tells'),
  neighbourStood: event('6.3.4e', unit, morale).in('battle'),
  neighbourBroke: event('6.3.4e', unit, morale).in('battle', 'tells'),
  routPassed: event('6.3.4i', unit, morale).in('battle'),
  sweptAlong: event('6.3.4i', unit, morale).in('battle', 'tells'),
} as const
