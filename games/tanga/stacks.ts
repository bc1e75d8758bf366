import { type Column, distance, type Hex, type Side } from '@boma/kernel'
import { BEACH_AT, grid, HEXES, isHex } from './board.ts'
import type { Table } from './layout.ts'
import {
  BRITISH,
  FORMATION,
  face,
  GERMAN,
  IS_COMBAT,
  isLeader,
  KIND,
  MACHINE_GUN,
  NO_UNIT,
  SIDE_OF,
  STEVEDORE,
  UNITS,
  type Unit,
} from './roster.ts'

/** Bits of a counter's state. */
/** On its other side (2.6.5). */
export const DISORGANIZED = 1
/** §7.3: out of ammunition. */
export const NO_AMMUNITION = 2
/** §19.2.2: a British machine gun that moved. */
export const MOVED = 4
/** Fired in its own Offensive Fire Phase of this turn (19.2.1, 18.2). */
export const HAS_FIRED = 8
/** §13.3B: retreated in this turn (ruling T100). */
export const RETREATED = 16
/** Swept along by the rout of others: it does nothing until it has rallied (ruling T110). */
export const SWEPT = 32
/** Its move of this phase is over. */
export const HALTED = 64
/** Eliminated, and no counter that the scenario has not (6.3.3). */
export const LOST = 128
/** §17.2.2: a leader whom combat left alone, until the end of a Melee Phase. */
export const FORSAKEN = 256
/** §20.3: left the map in this night turn, of its own will or driven off it. */
export const LEFT_BY_NIGHT = 512
/** §20.3: left it in the same night turn as Lettow-Vorbeck, and has not come back. */
export const WITH_LETTOW = 1024
/** No state is as much as this. */
export const STATES = 2048

/** Bits of a hex. */
export const TRENCH = 1
export const DIGGING = 2
export const SMOKE = 4

/** Has the counter this state? */
export const is = (t: Table, u: Unit, bit: number): boolean => (t.units.state[u] & bit) !== 0
export const mark = (t: Table, u: Unit, bit: number): void => {
  t.units.state[u] |= bit
}
export const unmark = (t: Table, u: Unit, bit: number): void => {
  t.units.state[u] &= ~bit
}
/** The face that lies up. */
export const faceOf = (t: Table, u: Unit) => face(u, t.units.state[u] & DISORGANIZED)
/** Is the counter on the map? */
export const isOnMap = (t: Table, u: Unit): boolean => isHex(t.units.where[u])

/** For each side and each counter, the next counter from it on that is the side's; UNITS when there is none. */
const NEXT_OF = [BRITISH, GERMAN].map((side) => {
  const next = new Uint8Array(UNITS + 1).fill(UNITS)
  for (let u = (UNITS - 1) as Unit; u !== NO_UNIT; u--) next[u] = SIDE_OF[u] === side ? u : next[u + 1]
  return next
})
/** The next stack of a side by its first counter, from a counter on; NO_UNIT when there is none. Half of all need no look. */
export function nextHead(t: Table, side: Side, from: number): Unit {
  const next = NEXT_OF[side]
  let u = t.heads.next(next[from])
  while (u !== NO_UNIT && SIDE_OF[u] !== side) u = t.heads.next(next[u])
  return u
}

/** The stacks of a side by their first counters, into a list of UNITS entries; says how many they are. */
export function headsOf(t: Table, side: Side, out: UnitList): number {
  const all = t.heads.listInto(out)
  let n = 0
  for (let i = 0; i < all; i++) if (SIDE_OF[out[i]] === side) out[n++] = out[i]
  return n
}
/** The same for those that lie within so many hexes of one. */
export function headsNear(t: Table, side: Side, at: Hex, hexes: number, out: UnitList): number {
  const { where } = t.units
  const n = headsOf(t, side, out)
  let near = 0
  for (let i = 0; i < n; i++) {
    const there = where[out[i]]
    if (there < HEXES && distance(grid, there, at) <= hexes) out[near++] = out[i]
  }
  return near
}
/** A list of counters, to be written again and again. */
export type UnitList = Column<number, Unit>
export const unitList = (): UnitList => new Uint8Array(UNITS) as unknown as UnitList

/** The first combat unit of a hex in the order of ids, and the next; NO_UNIT when there is none. */
export function firstCombat(t: Table, at: Hex): Unit {
  let u = t.stacks.firstIn(at)
  while (u !== NO_UNIT && IS_COMBAT[u] === 0) u = t.stacks.nextIn(u)
  return u
}
export function nextCombat(t: Table, after: Unit): Unit {
  let u = t.stacks.nextIn(after)
  while (u !== NO_UNIT && IS_COMBAT[u] === 0) u = t.stacks.nextIn(u)
  return u
}
/** How many combat units are in a hex. */
export function combatUnits(t: Table, at: Hex): number {
  let n = 0
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) n++
  return n
}
/** §19.7: what lies first in a hex of a view in which no counter is seen; bit 0 is the side, ruling T174 has the others. */
const FACE_DOWN = 240
const WITH_COMBAT = 2
const ALL_RETREATED = 4
/** §19.7: is a stack there of which a view shows no counter? */
export const isFaceDown = (t: Table, at: Hex): boolean => t.places.first[at] >= FACE_DOWN
/** Has it a combat unit, and have all of them retreated? */
export const downHasCombat = (t: Table, at: Hex): boolean =>
  isFaceDown(t, at) && (t.places.first[at] & WITH_COMBAT) !== 0
export const downHasRetreated = (t: Table, at: Hex): boolean =>
  isFaceDown(t, at) && (t.places.first[at] & ALL_RETREATED) !== 0
/** What shows of a stack when none of its counters do. */
export function faceDownFor(t: Table, at: Hex): number {
  const top = topOf(t, at)
  const combat = top === NO_UNIT ? 0 : WITH_COMBAT | (is(t, top, RETREATED) ? ALL_RETREATED : 0)
  return FACE_DOWN | (holder(t, at) ?? 0) | combat
}

/** Whose counters lie in a hex; undefined when none do: never both sides'. */
export function holder(t: Table, at: Hex): Side | undefined {
  const first = t.places.first[at]
  if (first === 0) return undefined
  return first >= FACE_DOWN ? ((first & 1) as Side) : SIDE_OF[(first - 1) as Unit]
}
/** Does this side have a combat unit there? */
export const hasCombat = (t: Table, at: Hex, side: Side): boolean => {
  const first = t.places.first[at]
  if (first === 0) return false
  if (first >= FACE_DOWN) return (first & WITH_COMBAT) !== 0 && (first & 1) === side
  let u = (first - 1) as Unit
  // Never both sides'
  if (SIDE_OF[u] !== side) return false
  while (u !== NO_UNIT && IS_COMBAT[u] === 0) u = t.stacks.nextIn(u)
  return u !== NO_UNIT
}

/** The combat unit that lies on top (8.1): of those that have not retreated, if there is one (ruling T100). */
export function topOf(t: Table, at: Hex): Unit {
  let top = NO_UNIT
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (top === NO_UNIT || lies(t, u) < lies(t, top)) top = u
  return top
}
/** How far down a unit counts as lying: those that have retreated beneath all others. */
const lies = (t: Table, u: Unit): number => t.units.rank[u] + (is(t, u, RETREATED) ? 256 : 0)

/** The combat unit at this place from the top; NO_UNIT when there are not so many. */
export function ranked(t: Table, at: Hex, rank: number): Unit {
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) if (t.units.rank[u] === rank) return u
  return NO_UNIT
}

/** Takes a counter from where it is to another place, under the combat units that are there. */
export function put(t: Table, u: Unit, to: Hex): void {
  const from = t.units.where[u]
  closeRanks(t, u)
  t.stacks.take(u)
  if (t.stacks.firstIn(from) === NO_UNIT) t.places.facing[from] = 0
  t.units.rank[u] = IS_COMBAT[u] === 1 && isHex(to) ? combatUnits(t, to) : 0
  t.units.exit[u] = 0
  t.stacks.put(u, to)
  // §5.2C: a beach on which a British combat unit has been is cleared
  if (isHex(to) && BEACH_AT[to] >= 0 && IS_COMBAT[u] === 1 && SIDE_OF[u] === BRITISH)
    t.landing.cleared |= 1 << BEACH_AT[to]
}

const together = unitList()
/** Takes the counters of a group, which are in one place, to another; the combat units keep their order (ruling T49). */
export function putTogether(t: Table, group: Table['group'], to: Hex): void {
  const n = group.listInto(together)
  const { rank } = t.units
  // Ranks close up when somebody leaves, and never change places: so it is sorted first
  for (let i = 1; i < n; i++)
    for (let j = i; j > 0 && rank[together[j]] < rank[together[j - 1]]; j--) {
      const u = together[j]
      together[j] = together[j - 1]
      together[j - 1] = u
    }
  for (let i = 0; i < n; i++) put(t, together[i], to)
}

/** Lays a combat unit on top of its stack. */
export function putOnTop(t: Table, u: Unit): void {
  const at = t.units.where[u]
  for (let v = firstCombat(t, at); v !== NO_UNIT; v = nextCombat(t, v))
    if (t.units.rank[v] < t.units.rank[u]) t.units.rank[v]++
  t.units.rank[u] = 0
}

/** Numbers the combat units of a hex anew after some were taken away. */
export function closeUp(t: Table, at: Hex): void {
  const left: Unit[] = []
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u)) left.push(u)
  left.sort((a, b) => t.units.rank[a] - t.units.rank[b])
  for (const [rank, u] of left.entries()) t.units.rank[u] = rank
}

function closeRanks(t: Table, leaving: Unit): void {
  if (IS_COMBAT[leaving] === 0 || !isOnMap(t, leaving)) return
  const at = t.units.where[leaving]
  for (let u = firstCombat(t, at); u !== NO_UNIT; u = nextCombat(t, u))
    if (t.units.rank[u] > t.units.rank[leaving]) t.units.rank[u]--
}

/** Is it a machine gun, a unit of stevedores? */
export const isMachineGun = (u: Unit): boolean => KIND[u] === MACHINE_GUN
export const isStevedore = (u: Unit): boolean => KIND[u] === STEVEDORE
/** §19.2.2: a British machine gun has moved, whatever for. */
export function noteMoved(t: Table, u: Unit): void {
  if (isMachineGun(u) && SIDE_OF[u] === BRITISH) mark(t, u, MOVED)
}
/** Are the two of one formation? */
export const areOfOneFormation = (a: Unit, b: Unit): boolean => FORMATION[a] >= 0 && FORMATION[a] === FORMATION[b]
/** The first leader in a hex, and the next; NO_UNIT when there is none. */
export function firstLeader(t: Table, at: Hex): Unit {
  let u = t.stacks.firstIn(at)
  while (u !== NO_UNIT && !isLeader(u)) u = t.stacks.nextIn(u)
  return u
}
export const nextLeader = (t: Table, after: Unit): Unit => t.stacks.nextIn(after)
