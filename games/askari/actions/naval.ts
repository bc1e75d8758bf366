import { action, count, event, refusal } from '@boma/kernel'
import { carriers, hex, side, unit } from './operands.ts'

const group = count('group', 24)
const target = unit.as('target')
const round = count('round', 6)
/** The highest face that does: 0 for none, 6 for any. */
const needed = count('needed', 6)

/** What players do: vessels (12). */
export const actions = {
  /** Names a vessel that puts to sea, then those that sail with it, then where to (12.3). */
  sail: action('sail {unit}', unit),
  consort: action('consort {unit}', unit),
  steer: action('steer for {hex}', hex),
  /** A vessel comes up to an assault, or joins it where it lies (12.3.11). */
  support: action('support with {unit}', unit),
  /** Adds a vessel that lay there already to those that have come in (12.4.7). */
  bring: action('bring {unit}', unit),
  /** The group, or all of them together, seeks the enemy or does not (12.4.1). */
  seek: action('seek'),
  lieLow: action('lie-low'),
  /** Splits into groups, then adds to the group being formed (12.4.7a). */
  divide: action('divide'),
  group: action('group {unit}', unit),
  groupCarriers: action('group-carriers {carriers}', carriers),
  /** Names the enemy group that a group seeks (12.4.7b). */
  chase: action('chase {group}', group),
  /** A vessel or a coastal defence fires (12.5.4). */
  shell: action('shell {target} with {unit}', target, unit),
  shellCarriers: action('shell-carriers with {unit}', unit),
  /** Those who have not fired in this round do not (12.5.3). */
  holdFire: action('hold-fire'),
  /** After a round: retire, or fight on (12.5.6). */
  breakOff: action('break-off'),
  fightOn: action('fight-on'),
  /** A blockade runner lands one Carrier at once, or waits for two (12.7.1). */
  unload: action('unload {unit}', unit),
  keepCargo: action('keep-cargo'),
  /** Puts a gun that Marie carries ashore (8.1.8). */
  putAshore: action('put-ashore {unit}', unit),
} as const

/** Why they cannot. */
export const refusals = {
  notAVessel: refusal('2.3.1', unit),
  notYourVessel: refusal('9.1.2', unit),
  vesselNotInPlay: refusal('12.3.1', unit),
  noPointsAtSea: refusal('12.3.8', unit),
  vesselDone: refusal('12.3.9b', unit),
  vesselHeld: refusal('6.1.4', unit),
  neutralShip: refusal('8.4.2', unit),
  notSailingHere: refusal('12.3', unit),
  sailUpwards: refusal('12.3', unit),
  boxNext: refusal('12.3.2', hex),
  coastNext: refusal('12.3.2', hex),
  otherWater: refusal('12.3.3', hex),
  portsOnly: refusal('12.3.10', unit, hex),
  oceanFirst: refusal('8.1.5', hex),
  shutToBelgians: refusal('6.1.4', unit, hex),
  onlyTheAssault: refusal('12.3.11', hex),
  noAssaultAtSea: refusal('12.3.11', hex),
  notOffTheCoast: refusal('12.3.11', unit, hex),
  inTheAssault: refusal('12.3.11', unit),
  notThere: refusal('12.4.7a', unit, hex),
  bringUpwards: refusal('12.4.7a', unit),
  noGunsToSeek: refusal('12.4.1'),
  forcedNeverSeeks: refusal('12.3.9c'),
  nothingToDivide: refusal('12.4.7a'),
  notToGroup: refusal('12.4.7a', unit),
  groupUpwards: refusal('12.4.7a', unit),
  notAllInOne: refusal('12.4.7a'),
  carriersChosen: refusal('12.4.7a'),
  carriersMissing: refusal('12.4.7a', carriers),
  carriersFewer: refusal('12.4.7a', carriers),
  noSuchGroup: refusal('12.4.7b', group),
  cannotFire: refusal('12.5.3a', unit),
  hasFired: refusal('12.5.3d', unit),
  notATarget: refusal('12.5.3b', unit),
  defenceOutOfReach: refusal('12.2.4a', unit),
  noCarriersAfloat: refusal('12.5.4d'),
  nothingToHoldFor: refusal('12.5.3'),
  noRunner: refusal('12.7.1', unit),
  notAboard: refusal('8.1.8e', unit),
  marieNotIn: refusal('8.1.8e'),
  enemyAshore: refusal('8.1.8e', hex),
} as const

/** What happens. */
export const events = {
  sailed: event('12.3.1', unit, hex.as('from'), hex.as('to')).in('march', 'begins'),
  /** §12.3.9: forced out, as a move of its own Impulse or as a retreat. */
  drivenOff: event('12.3.9', unit, hex.as('from'), hex.as('to')).in('march', 'joins', 'tells'),
  cameUp: event('12.3.11', unit, hex).in('battle', 'joins'),
  sought: event('12.4.1', side, hex).in('battle', 'joins'),
  layLow: event('12.4.1', side, hex).in('battle', 'joins'),
  grouped: event('12.4.7a', unit, group).in('battle', 'joins'),
  carriersGrouped: event('12.4.7a', side, carriers, group).in('battle', 'joins'),
  groupSeeks: event('12.4.7a', side, group).in('battle', 'joins'),
  groupLiesLow: event('12.4.7a', side, group).in('battle', 'joins'),
  chased: event('12.4.7b', unit, group).in('battle', 'joins'),
  /** §12.4.5: both seek; §12.4.6: one rolls and finds the other, or does not. */
  met: event('12.4.5', unit).in('battle', 'joins'),
  found: event('12.4.6', unit, needed).in('battle', 'joins'),
  eluded: event('12.4.6', unit, needed).in('battle', 'joins'),
  navalBattleBegan: event('12.5.2b', side, hex, round).in('battle', 'begins'),
  cleared: event('12.5.2a', unit).in('battle'),
  carriersAfloat: event('12.5.2a', side, carriers).in('battle'),
  defenceJoined: event('12.2.4', unit).in('battle'),
  roundBegan: event('12.5.3', round).in('battle'),
  struck: event('12.5.4b', unit, target, needed, round).in('battle'),
  overshot: event('12.5.4b', unit, target, needed, round).in('battle'),
  struckCarriers: event('12.5.4d', unit, needed, round).in('battle'),
  overshotCarriers: event('12.5.4d', unit, needed, round).in('battle'),
  heldFire: event('12.5.3', side, round).in('battle', 'tells'),
  carriersSunk: event('12.5.4d', side, carriers, hex).in('loss', 'joins', 'tells', 'costs'),
  /** §12.5.4c: a reduced vessel checks its morale, and holds on or leaves. */
  heldOn: event('12.5.4c', unit).in('battle'),
  leftBattle: event('12.5.4c', unit).in('battle'),
  wouldRetire: event('12.5.6', side).in('battle'),
  foughtOn: event('12.5.6b', side).in('battle'),
  defenceLeft: event('12.5.6c', unit).in('battle'),
  retired: event('12.5.6a', hex).in('battle', 'tells'),
  navalBattleEnded: event('12.5.5', hex).in('battle', 'tells'),
  /** §12.5.5: one side alone is left afloat in it. */
  navalBattleWon: event('12.5.5', side, hex).in('battle', 'tells'),
  carrierLanded: event('12.7.1', unit, hex, carriers).in('reinforcement', 'tells'),
  cargoKept: event('12.7.1', unit).in('reinforcement'),
  gunLanded: event('8.1.8e', unit, hex).in('reinforcement'),
  gunLost: event('8.1.8e', unit).in('loss', 'joins', 'tells', 'lost'),
} as const
