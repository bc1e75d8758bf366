import { action, event, refusal, secretly } from '@boma/kernel'
import { beach, day, formation, group, hex, needed, unit } from './operands.ts'

/** What players do: debarkation, rally, resupply (5, 6.2, 7). */
export const actions = {
  /** §5.2A, §5.2B: a group begins to land on a beach, or goes on. */
  debark: action('debark {group} on {beach}', group, beach),
  /** §5.2B: a counter of the group, or a leader, goes ashore. */
  ashore: action('ashore {unit} at {hex}', unit, hex),
  /** §19.3.1: the 28th Mountain Battery shall land. */
  declare: action('declare'),
  /** §6.2: a disorganized unit tries to rally; all that may try do so. */
  rally: action('rally {unit}', unit),
  rallyAll: action('rally-all'),
  /** §7.6: the stevedores bring ammunition to a battalion. */
  supply: action('supply {formation}', formation),
} as const

/** Why they cannot. */
export const refusals = {
  landedJustNow: refusal('5.1'),
  groupAshore: refusal('5.2', group),
  halfAshore: refusal('5.2b', group),
  otherBeach: refusal('5.2b', beach),
  othersFirst: refusal('21.2', group),
  enemyOnBeach: refusal('5.3g', beach),
  beachNotCleared: refusal('5.2c', beach),
  batteryNotDeclared: refusal('19.3.1'),
  batteryWaits: refusal('19.3.1'),
  batteryAfterBattalion: refusal('19.3.1'),
  batteryAboard: refusal('10.27'),
  declaredAlready: refusal('19.3.1'),
  batteryAshore: refusal('19.3.3'),
  notOfGroup: refusal('5.2b', unit),
  notAboard: refusal('5.2', unit),
  fullLanding: refusal('5.2d', unit),
  officerWaits: refusal('5.2d', unit),
  notOnBeach: refusal('5.2b', hex),
  nobodyAshore: refusal('5.2d'),
  notDisorganized: refusal('6.2', unit),
  notHere: refusal('6.2', unit),
  rolledAlready: refusal('6.2', unit),
  noOfficer: refusal('6.2.2e', unit),
  notShort: refusal('7.6', formation),
} as const

/** What happens; whom it happens to, the enemy does not know (19.7). */
export const events = {
  debarked: event('5.2a', group, beach).in('reinforcement'),
  wentAshore: secretly(event('5.2b', unit, hex).in('reinforcement')),
  landedWell: secretly(event('5.3d', unit).in('reinforcement')),
  landedBadly: secretly(event('5.3d', unit).in('reinforcement')),
  groupLanded: event('5.2b', group).in('reinforcement'),
  batteryDeclared: event('19.3.1', day).apart(),
  rallied: secretly(event('6.2.2', unit, needed).in('event')),
  notRallied: secretly(event('6.2.2', unit, needed).in('event')),
  ralliedByNight: secretly(event('20.3', unit).in('event')),
  recovered: event('6.3.4j', formation).in('event'),
  actsAgain: event('6.3.4k', formation, day).in('event'),
  restocked: secretly(event('7.4', unit).in('supply')),
  stillShort: secretly(event('7.4', unit).in('supply')),
  supplied: secretly(event('7.5', unit).in('supply')),
  cutOff: secretly(event('7.5', unit).in('supply')),
} as const
