import { action, count, event, named, refusal } from '@boma/kernel'
import { hex, line, side, unit } from './operands.ts'

/** §11.9.6: what may be fired at, entrenched units or others. */
const type = named<TargetType>()('type', ['open', 'entrenched'])
/** A target type: OPEN_TYPE or DUG_TYPE. */
export type TargetType = 0 | 1
/** §11.7.3: where a piece is laid on the battle board. */
const section = named<number>()('section', ['line', 'trench', 'guns'])
/** The highest face of the die that hits. */
const need = count('need', 5)
const hits = count('hits', 255)
const target = unit.as('target')

/** What players do: land battles (11). */
export const actions = {
  /** The German leaves before the battle, or stays for it (11.5.1). */
  withdraw: action('withdraw'),
  stand: action('stand'),
  /** A unit comes by rail to a battle (11.6.3). */
  reinforce: action('reinforce {unit}', unit),
  /** A unit that could bombard fights in the line instead (11.7.3). */
  line: action('line {unit}', unit),
  /** Keeps a vessel of the defender's out of it (ruling 89). */
  withhold: action('withhold {unit}', unit),
  /** Invokes leadership (11.13.1). */
  lead: action('lead'),
  /** Who fires next, and whom or what type at (11.8.5, 11.9.6). */
  fire: action('fire {unit}', unit),
  bombard: action('bombard {unit}', unit),
  aim: action('aim {type}', type),
  /** A unit's rifles are told off against entrenched ones (11.10.4). */
  assign: action('assign {unit}', unit),
  /** The owner names the unit that takes a hit (11.9.8, 11.10.7). */
  lose: action('lose {unit}', unit),
  /** Beaten units go to a hex, or a unit to the Patrol Box (11.12.2, 10.3.6). */
  retreat: action('retreat {hex}', hex),
  evacuate: action('evacuate {unit}', unit),
} as const

/** Why they cannot. */
export const refusals = {
  notOfDefender: refusal('11.6.1', unit),
  offTheLine: refusal('11.6.1', unit),
  railwayBroken: refusal('11.6.1', unit, hex),
  tooFarByRail: refusal('11.6.2', unit),
  lineExhausted: refusal('11.6.2', line),
  cameAlready: refusal('11.6.4', unit),
  cannotRide: refusal('11.6.1', unit),
  reinforceUpwards: refusal('11.6.3', unit),
  notReached: refusal('11.7.1', hex),
  cannotBombard: refusal('11.7.3', unit),
  lineUpwards: refusal('11.7.3', unit),
  notToWithhold: refusal('12.6.1', unit),
  leadershipUsed: refusal('11.13.1', side),
  leadershipLater: refusal('11.13.4'),
  notReadyToBombard: refusal('11.8.4', unit),
  notReadyToFire: refusal('11.9.3', unit),
  noTarget: refusal('11.8.3', unit),
  brokenOut: refusal('11.3.4', unit),
  outOfRange: refusal('11.8.3', unit),
  shipOutOfRange: refusal('12.6.5', unit),
  noneOfType: refusal('11.9.6', type),
  noRifles: refusal('11.10.3', unit),
  assignUpwards: refusal('11.10.4', unit),
  cannotTakeHit: refusal('11.9.8', unit),
  hitAlready: refusal('11.10.7', unit),
  vesselTakesNoHit: refusal('12.6.3', unit),
  notNextDoor: refusal('11.12.2', hex),
  noWayThere: refusal('11.12.2', hex),
  attackersGoBack: refusal('11.12.2', hex),
  attackersCameThence: refusal('11.12.2', hex),
  enemyHolds: refusal('11.12.4', hex),
  carsKeepOut: refusal('11.12.2', hex),
  notBeaten: refusal('11.12.2', unit),
  noSeaThere: refusal('10.3.6', hex),
  waterHeld: refusal('10.3.3', hex),
  noTransportLeft: refusal('10.3.6', unit),
  evacuateUpwards: refusal('10.3.6', unit),
  stillAWayOut: refusal('11.12.2'),
} as const

/** What happens. */
export const events = {
  battleBegan: event('11.1.1', side, hex.as('at')).in('battle', 'begins'),
  stoodToFight: event('11.5.5', side).in('battle'),
  withdrawalFailed: event('11.5.2', side).in('battle'),
  withdrew: event('11.5.3', side, hex).in('battle', 'tells'),
  reinforced: event('11.6.3', unit, hex.as('from'), hex.as('to')).in('battle'),
  withheld: event('12.6.1', unit).in('battle'),
  deployed: event('11.7.3', unit, section, side).in('battle'),
  leadershipInvoked: event('11.13.1', side).in('battle', 'tells'),
  suppressed: event('11.4.1', unit).in('battle'),
  rodeOut: event('11.4.4', unit).in('battle'),
  shelled: event('11.8.5', unit, target, need, side).in('battle'),
  shellsMissed: event('11.8.5', unit, target, need, side).in('battle'),
  quickFireHit: event('11.9.7', unit, type, need, side).in('battle'),
  quickFireMissed: event('11.9.7', unit, type, need, side).in('battle'),
  rifleHit: event('11.10.6', unit, type, need, side).in('battle'),
  rifleMissed: event('11.10.6', unit, type, need, side).in('battle'),
  hitsFell: event('11.10.7', side, type, hits).in('battle'),
  steady: event('11.3.2', unit, count('morale', 6)).in('battle'),
  broke: event('11.3.3', unit, count('morale', 6)).in('battle'),
  battleWon: event('11.11.2', side, hex).in('battle', 'tells'),
  nobodyLeft: event('11.11.3', hex).in('battle', 'tells'),
  gunCaptured: event('11.12.1', side, unit).in('battle', 'tells', 'costs'),
  fellBack: event('11.12.2', unit, hex.as('from'), hex.as('to')).in('battle'),
  putToSea: event('10.3.6', unit, hex.as('from'), hex.as('to')).in('battle'),
} as const
