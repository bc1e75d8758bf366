import { action, count, event, hiding, named, refusal, secretly } from '@boma/kernel'
import { day, facing, hex, hour, side, unit } from './operands.ts'

/** §10.27: one of the four options of naval gunfire. */
const option = named<number>()('option', ['1', '2', '3', '4'])

/** What players do before the first turn, and at the end of phases (3, 9.5, 10.27). */
export const actions = {
  /** §10.27: the option that a side would play with. */
  propose: action('naval-option {option}', option),
  /** §3.1: lays the counter that is asked about down, facing some way. */
  deploy: action('deploy to {hex} facing {facing}', hex, facing),
  /** §3.1: all that is left of this side's set-up lies as we suggest. */
  suggested: action('suggested'),
  /** §9.5: names a unit that is too much; puts it into a hex. */
  displace: action('displace {unit}', unit),
  into: action('into {hex}', hex),
} as const

/** Why they cannot. */
export const refusals = {
  notOffered: refusal('10.27', option),
  outsideZone: refusal('3.1', hex),
  inGermanSight: refusal('21.1', hex),
  facingFixed: refusal('8.1', hex),
  notTooMuch: refusal('9.5', unit),
  notInTheStack: refusal('9.5', unit),
  leaderStays: refusal('9.5', unit),
  waterBeside: refusal('9.5', hex),
  enemyBeside: refusal('9.5', hex),
  noRoomBeside: refusal('9.5', hex),
  notNextTo: refusal('9.5', hex),
} as const

/** What happens. */
export const events = {
  proposed: event('10.27', side, option).apart(),
  agreed: event('10.27', option).apart(),
  contested: event('10.27', side, count('die', 6)).apart(),
  factorsWon: event('10.27', count('factors', 6)).apart(),
  konigsbergChased: event('10.27', count('shots', 6)).apart(),
  konigsbergStays: event('10.27').apart(),
  deployed: hiding(event('3.1', side, unit, hex, facing).apart(), 'unit', 'hex', 'facing'),
  turnBegan: event('4.2', day, hour).heads('turn'),
  rallyPhaseBegan: event('4.2a').heads('phase'),
  resupplyPhaseBegan: event('4.2c').heads('phase'),
  landingPhaseBegan: event('4.2d').heads('phase'),
  offensiveFirePhaseBegan: event('4.2e', side).heads('phase'),
  movementPhaseBegan: event('4.2f', side).heads('phase'),
  defensiveFirePhaseBegan: event('4.2g', side).heads('phase'),
  meleePhaseBegan: event('4.2h', side).heads('phase'),
  reinforcementPhaseBegan: event('4.2i').heads('phase'),
  arrived: secretly(event('4.2i', side, unit).in('reinforcement')),
  artilleryPhaseBegan: event('4.2n').heads('phase'),
  displaced: event('9.5', unit, hex).apart(),
  crowdedOut: event('9.5', unit).in('loss', 'joins', 'lost'),
  smokeCleared: event('19.4').apart(),
  seized: event('21.2.1.1b', side, hex).in('event', 'tells'),
  wonDecisively: event('21.2.1.1a', side).apart(),
  wonClearly: event('21.2.1.1b', side).apart(),
  wonNarrowly: event('21.3', side).apart(),
  won: event('21.1d', side).apart(),
  drawn: event('21.2.2').apart(),
} as const
