import type { Side } from '@boma/kernel'
import { MOST_FIGURES } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  BASE,
  CAVALRY,
  type Figure,
  FOOT,
  firstOf,
  HORSE,
  headOf,
  MOBILITY,
  NO_UNIT,
  PER_SIDE,
  RANK,
  sideOf,
  type Type,
  UNIT_RANK,
  type Unit,
} from '../roster.ts'

/** Where a unit may be. An empty slot is NOWHERE. */
export const NOWHERE = 0
/** To be set up (17.7). */
export const WAITING = 1
export const ON_TABLE = 2
/** §13.2: written down, not on the table. */
export const HIDDEN = 3
/** §17.1: to arrive late. */
export const LATE = 4
/** §17.9: to be landed, and taken off again. */
export const AFLOAT = 5
export const EMBARKED = 6
/** §12.14: left by an exit. */
export const LEFT = 7
/** §16.3: its last figure fell; it routed; §9.9: captured; §7.7, §7.8: knocked out or retired. */
export const DESTROYED = 8
export const ROUTED = 9
export const CAPTURED = 10
export const RETIRED = 11
/** §16.4: an attached figure that was removed with its unit: lost, not killed. */
export const SWEPT_OFF = 12

/** Bits of `state`, which stay. */
/** §8.7: a morale marker. */
export const MARKER = 1
/** §14.7: a smoke marker of this Shooting Phase, and of the last one. */
export const SMOKE = 2
export const OLD_SMOKE = 4
/** §7.3: cavalry that has dismounted. */
export const ON_FOOT = 8
/** §7.7, §7.8. */
export const IMMOBILE = 16
export const AGROUND = 32
/** §7.1: the save is lost. */
export const UNSAVED = 64
/** §9.4: out of coherency, as was noted last. */
export const LOOSE = 512
/** §7.6: jammed in this Shooting Phase; in the next one. */
export const JAMMED = 128
export const JAMS = 256

/** Bits of `did`: this turn alone. */
/** §11.2: named to move or stand. */
export const NAMED = 1
/** §7.4, §7.5: has moved. */
export const MOVED = 2
/** §12.8, §12.15. */
export const CHARGED = 4
export const FED = 8
/** Has fired a shot; ruling H10. */
export const FIRED = 16
/** §7.3: mounted or dismounted. */
export const MOUNTED = 32
/** §10.8: at least half of it was in area cover when it was named. */
export const FROM_COVER = 64
/** §13.3, §13.4: was sprung, or found. */
export const SPRUNG = 128
export const FOUND = 256
/** §5.2, §16.6: has ignored a test. */
export const IGNORED = 1024
/** §8.8, §16.5: a leader who has tried to rally. */
export const RALLIED = 2048
/** §17.8: has been in contact in this turn. */
export const TOUCHED = 4096
/** §9.8: an attached figure that moved with its unit; §17.1: arrived or landed. */
export const CARRIED = 8192
export const ARRIVED = 16384
/** §14.1: has declared whom it shoots at, or that it holds its fire; a test taken, a combat fought. */
export const DECLARED = 32768

/** Has it done that in this turn? */
export const did = (t: Table, u: Unit, bits: number): boolean => (t.units.did[u] & bits) !== 0
/** Is it in that state? */
export const isIn = (t: Table, u: Unit, bits: number): boolean => (t.units.state[u] & bits) !== 0
/** Notes it. */
export function mark(t: Table, u: Unit, bits: number): void {
  t.units.did[u] |= bits
}
/** Puts it into, or out of, a state. */
export function put(t: Table, u: Unit, bits: number): void {
  t.units.state[u] |= bits
}
export function lift(t: Table, u: Unit, bits: number): void {
  t.units.state[u] &= ~bits
}

/** Is it on the table for everybody to see? */
export const isOnTable = (t: Table, u: Unit): boolean => t.units.where[u] === ON_TABLE
/** §13.2: is it in ambush? */
export const isHidden = (t: Table, u: Unit): boolean => t.units.where[u] === HIDDEN
/** §9.15: is it a unit, and neither an independent figure nor baggage? */
export const isUnit = (t: Table, u: Unit): boolean => RANK[t.units.type[u]] === UNIT_RANK
/** Its type. */
export const typeOf = (t: Table, u: Unit): Type => t.units.type[u]
/** How it goes: §12.10: cavalry on foot as foot does. */
export const mobilityOf = (t: Table, u: Unit): number =>
  t.units.type[u] === CAVALRY && isIn(t, u, ON_FOOT) ? FOOT : MOBILITY[t.units.type[u]]
/** §7.3: is it mounted? */
export const isMounted = (t: Table, u: Unit): boolean => MOBILITY[t.units.type[u]] === HORSE && !isIn(t, u, ON_FOOT)
/** §9.2: its base. */
export const baseOf = (t: Table, u: Unit): number => BASE[t.units.type[u]]
/** §9.8: the unit it is attached to; -1 for none. */
export const hostOf = (t: Table, u: Unit): Unit => (t.units.attached[u] - 1) as Unit

/**
 * §9.8: the next figure attached to a unit behind another, or the first when the unit itself is given; NO_UNIT behind the last:
 * `for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a))`.
 */
export function nextAttached(t: Table, u: Unit, last: Unit): Unit {
  const first = firstOf(sideOf(u))
  for (let a = last === u ? first : ((last + 1) as Unit); a < first + PER_SIDE; a++) if (hostOf(t, a) === u) return a
  return NO_UNIT
}

/** Behind the last figure that a unit has: `for (let f = headOf(u), end = tailOf(t, u); f !== end; f++)`. */
export const tailOf = (t: Table, u: Unit): Figure => (headOf(u) + t.units.count[u]) as Figure

/** Takes a figure out of its unit: those behind it close up (9.15). */
export function dropFigure(t: Table, u: Unit, k: number): void {
  const { x, y } = t.figures
  const head = headOf(u)
  const last = (head + t.units.count[u] - 1) as Figure
  for (let f = (head + k) as Figure; f < last; f++) {
    x[f] = x[(f + 1) as Figure]
    y[f] = y[(f + 1) as Figure]
  }
  x[last] = 0
  y[last] = 0
  t.units.count[u]--
}

/** Takes a unit off the table for good, or for now: nothing of it is left there. Those attached to it are set free. */
export function takeOff(t: Table, u: Unit, where: number): void {
  const { x, y } = t.figures
  const head = headOf(u)
  for (let f = head; f < head + MOST_FIGURES; f++) {
    x[f] = 0
    y[f] = 0
  }
  t.units.where[u] = where
  t.units.attached[u] = 0
  t.units.charged[u] = 0
  t.units.target[u] = 0
  t.units.causes[u] = 0
  for (let a = nextAttached(t, u, u); a !== NO_UNIT; a = nextAttached(t, u, a)) t.units.attached[a] = 0
}

/** The next unit of a side that is on the table behind another, or the first when none is given; NO_UNIT behind the last. */
export function nextOnTable(t: Table, side: Side, last: Unit = NO_UNIT): Unit {
  const first = firstOf(side)
  for (let u = Math.max(last + 1, first) as Unit; u < first + PER_SIDE; u++) if (isOnTable(t, u)) return u
  return NO_UNIT
}
