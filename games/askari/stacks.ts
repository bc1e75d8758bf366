import { type Hex, NOBODY, other, type Side } from '@boma/kernel'
import { isBox, isHex, SECOND_SHORE } from './board.ts'
import type { Table } from './layout.ts'
import {
  BV,
  ENTENTE,
  type Face,
  face,
  GERMAN,
  GV,
  isGround,
  MQV,
  NATION,
  PORTUGUESE,
  RV,
  STEPS,
  type Unit,
} from './roster.ts'

/** Bits of a piece's state. Those from FINISHED on are cleared at the latest when an Impulse or a battle ends. */
export const REDUCED = 1
export const ENTRENCHED = 2
/** In German hands: Germans, captured guns (2.2.4a), and the Portuguese once they have joined them (8.4.3). */
export const GERMAN_HELD = 4
/** On the second shore of a split hex (10.1.7, ruling 4). */
export const SECOND = 8
/** Has come by battle reinforcement in this Segment (11.6.4). */
export const REINFORCED = 16
/** Has moved, attacked or arrived in this Impulse and is finished (ruling 75). */
export const FINISHED = 32
/** Set out without a line of communications (10.1.8). */
export const UNSUPPLIED = 64
/** On the battle board: suppressed (11.4), broken (11.3), in the bombardment section (11.7.3b), has fired in this round. */
export const SUPPRESSED = 128
export const BROKEN = 256
export const BOMBARDING = 512
export const FIRED = 1024
/** Landed into the battle under way (10.3.5), and came from the east edge (ruling 53). */
export const LANDED = 2048
export const FROM_EAST = 4096
/** Has set out in this Impulse, if only to stay: it cannot be picked again (ruling 75). */
export const SET_OUT = 8192

/** Portugal's stand (8.4). */
export const NEUTRAL = 0
export const WITH_ENTENTE = 1
export const WITH_GERMANS = 2

/** Who controls a town that neither side does: a neutral Portuguese one. */
export const NEITHER = 2

/** The first piece in a space, in the order of ids: ground units before vessels; NO_UNIT when there is none. */
export const firstIn = (t: Table, space: Hex): Unit => t.stacks.firstIn(space)
/** The next piece in the same space: `for (let u = firstIn(t, p); u >= 0; u = nextIn(t, u))`. */
export const nextIn = (t: Table, unit: Unit): Unit => t.stacks.nextIn(unit)

/** §3.0: lays a piece elsewhere; any number may lie in one place. Whoever calls it sees to control and Carriers afterwards (`settle` in 04-control.ts). */
export function put(t: Table, unit: Unit, space: Hex): void {
  t.stacks.take(unit)
  t.stacks.put(unit, space)
}

/** Does the piece have this bit? */
export const is = (t: Table, unit: Unit, bit: number): boolean => (t.units.state[unit] & bit) !== 0
/** Gives a piece a bit. */
export const mark = (t: Table, unit: Unit, bits: number): void => {
  t.units.state[unit] |= bits
}
/** Takes bits from a piece. */
export const unmark = (t: Table, unit: Unit, bits: number): void => {
  t.units.state[unit] &= ~bits
}

/** Whose piece it is now; a neutral Portuguese one counts as Entente here (see `isNeutral`). */
export const sideOf = (t: Table, unit: Unit): Side => (is(t, unit, GERMAN_HELD) ? GERMAN : ENTENTE)
/** §8.4: a Portuguese piece while Portugal is neutral. */
export const isNeutral = (t: Table, unit: Unit): boolean => t.tracks.portugal === NEUTRAL && NATION[unit] === PORTUGUESE
/** §2.2.2: two steps, on its full side. */
export const isFull = (t: Table, unit: Unit): boolean => STEPS[unit] === 2 && !is(t, unit, REDUCED)

/** Its values as it lies (2.2.2, 2.3.7). */
export const bombardment = (t: Table, unit: Unit): number => BV[faceOf(t, unit)]
export const quickFire = (t: Table, unit: Unit): number => MQV[faceOf(t, unit)]
export const rifle = (t: Table, unit: Unit): number => RV[faceOf(t, unit)]
export const gunnery = (t: Table, unit: Unit): number => GV[faceOf(t, unit)]
/** The face of a piece that lies up. */
const faceOf = (t: Table, unit: Unit): Face => face(unit, t.units.state[unit] & REDUCED)

/** Is a ground unit of this side in the hex? Neutral Portuguese belong to nobody. */
export function hasUnit(t: Table, side: Side, space: Hex): boolean {
  for (let u = firstIn(t, space); u >= 0 && isGround(u); u = nextIn(t, u))
    if (sideOf(t, u) === side && !isNeutral(t, u)) return true
  return false
}
/** Is a ground unit of its enemy there? */
export const hasEnemy = (t: Table, side: Side, space: Hex): boolean => hasUnit(t, other(side), space)
/** The side that alone has ground units there; NOBODY when none or both have. */
export function occupant(t: Table, space: Hex): Side {
  const entente = hasUnit(t, ENTENTE, space)
  const german = hasUnit(t, GERMAN, space)
  if (entente === german) return NOBODY
  return entente ? ENTENTE : GERMAN
}

/** Carriers of a side in a space, its second shore not counted. */
export const carriersIn = (t: Table, side: Side, space: Hex): number =>
  side === GERMAN ? t.places.germanCarriers[space] : t.places.ententeCarriers[space]
/** Carriers of a side in a hex, on both shores of a split one (10.1.7). */
export function carriersAt(t: Table, side: Side, hex: Hex): number {
  const second = SECOND_SHORE[hex]
  return carriersIn(t, side, hex) + (second >= 0 ? carriersIn(t, side, second as Hex) : 0)
}
/**
 * §2.5.2 + §7.1.10: adds Carriers to a space, or takes some away. Each is kept in its own hex: two of neighbouring hexes may be
 * drawn as one, but are taken (7.1.10a) and used up (7.1.10b) one by one (ruling 24).
 */
export function addCarriers(t: Table, side: Side, space: Hex, n: number): void {
  const { ententeCarriers, germanCarriers } = t.places
  if (side === GERMAN) germanCarriers[space] += n
  else ententeCarriers[space] += n
  if (ententeCarriers[space] + germanCarriers[space] > 0) t.laden.add(space)
  else t.laden.remove(space)
}

/** Is it in a hex of the map? */
export const isOnMap = (t: Table, unit: Unit): boolean => isHex(t.units.where[unit])
/** Is it in a Patrol Box? */
export const isAtSea = (t: Table, unit: Unit): boolean => isBox(t.units.where[unit])
