import type { Column, Hex, Side } from '@boma/kernel'
import { columnOf, GONE, HEXES, IS_ALL_ROUND, isHex } from '../../board.ts'
import { ROW_XXXX } from '../../data/in-force.ts'
import { ROW_1300 } from '../../data/map.ts'
import type { Table } from '../../layout.ts'
import {
  BONUS,
  BRITISH,
  CF,
  type Face,
  FORMATION,
  FORMATIONS,
  type Formation,
  face,
  GERMAN,
  IS_COMBAT,
  isLeader,
  KIND,
  LETTOW,
  MORALE,
  NO_FORMATION,
  SIDE_OF,
  STEVEDORE,
  UNITS,
  type Unit,
} from '../../roster.ts'
import { brokenFormations } from '../../rules/06.3-standing.ts'
import { frontOf } from '../../rules/08-facing.ts'
import { clearStack, countIn, makeStack, mostInfantry, mostMachineGuns, stackFault } from '../../rules/09-stacking.ts'
import { DIGGING, DISORGANIZED, LOST, NO_AMMUNITION, TRENCH } from '../../stacks.ts'
import { between, type Ground, groundOf, isInSight, NO_REACH, nextTo, REACH } from './ground.ts'
import { formationAt, lookOver, perilBy } from './peril.ts'

/*
 * Who is left, where, and who has whom in front. A search asks this of one position after another that differ by a few
 * counters, so the sums are kept and only what has changed is taken out and put in. All are whole numbers: what comes out
 * is the same whatever was asked before.
 */

/** A company in good order is worth about so much. */
export const WHOLE = 1_000_000_000
/** All worths are multiples of this, so that hundredths of hundredths are whole. */
const GRAIN = 10_000
const whole = (worth: number): number => Math.round((worth * WHOLE) / GRAIN) * GRAIN

/** What is left of a unit that is off the map, of one without ammunition; what lying on top adds: hundredths. */
const WAITING = 70
const EMPTY = 85
const TOP = 2
/** What an officer among troops adds. */
const LEADING = whole(0.05)
/** A trench or a house for whoever is in it, and a trench that is being dug: hundredths of a unit. */
const COVERED = 12
const DUG = 3
/** Units with a leader for whom there is room in a hex (9.2, 9.3). */
const ROOM = [BRITISH, GERMAN].map((side) => mostInfantry(side) + mostMachineGuns(side))
/** Having the enemy in front, and by the flank too, with each hex that he is nearer: thousandths of a unit. */
const FACED = 10
const FLANKED = 18
/** The two whose loss ends a battle. */
const LETTOW_COUNTS = 4
const STEVEDORES_COUNT = 2.5

/** The worth of each side of a counter. No two are worth quite the same: a change is seen, even if nothing comes of it. */
const FORCE: Column<Face> = Float64Array.from({ length: 2 * UNITS }, (_, f) => {
  const u = (f >> 1) as Unit
  return whole(worthOf(u, f as Face)) + GRAIN * u
}) as unknown as Column<Face>
function worthOf(u: Unit, f: Face): number {
  if (isLeader(u)) return 0.3 + 0.2 * BONUS[u] + (u === LETTOW ? LETTOW_COUNTS : 0)
  if (KIND[u] === STEVEDORE) return STEVEDORES_COUNT
  return CF[f] / 5 + MORALE[f] / 8
}
/** Which way a stack without an enemy near it faces, from the north clockwise, as good as nothing: the British west, Germans east. */
const GAZE = [
  [1, -2, -3, -1, 2, 3],
  [-1, 2, 3, 1, -2, -3],
]

/** The worth of each side's counters wherever they are, of the ground that it stands on, and of whom it has in front. */
export const force = new Float64Array(2) as unknown as Column<Side>
export const ground = new Float64Array(2) as unknown as Column<Side>
export const fronts = new Float64Array(2) as unknown as Column<Side>
/** What each formation has lost (6.3.2), has to fear where it stands, has of others next to it, and how far it has come. */
export const losses = new Float64Array(FORMATIONS) as unknown as Column<Formation>
export const peril = new Float64Array(FORMATIONS) as unknown as Column<Formation>
export const contacts = new Int32Array(FORMATIONS) as unknown as Column<Formation>
export const forward = new Float64Array(FORMATIONS) as unknown as Column<Formation>
/** Stacks of each side in the hexes that decide, beyond hex-row 1300 to the west, and beyond the row XXXX to the east. */
export const decisive = new Int32Array(2) as unknown as Column<Side>
export const west = new Int32Array(2) as unknown as Column<Side>
export const east = new Int32Array(2) as unknown as Column<Side>
/** Units of each side for whom there is no room where they are (9.5). */
export const crowd = new Int32Array(2) as unknown as Column<Side>
/** The hexes with combat units of each side, and how many there are. */
export const held: readonly Column<number, Hex>[] = [0, 1].map(
  () => new Int16Array(HEXES) as unknown as Column<number, Hex>,
)
export const count = new Int32Array(2) as unknown as Column<Side>

/** Each counter as it was last; each hex: its units' worth and number, their officers', whose they are, how they look out. */
const seen = new Int32Array(UNITS)
const power = new Float64Array(HEXES) as unknown as Column<Hex>
const leading = new Float64Array(HEXES) as unknown as Column<Hex>
const units = new Int16Array(HEXES) as unknown as Column<Hex>
const holder = new Uint8Array(HEXES) as unknown as Column<Hex, Side>
const look = new Uint8Array(HEXES) as unknown as Column<Hex>
/** What is counted of each hex, and for whom, since it was settled; and where it is in `held`. */
const owner = new Uint8Array(HEXES) as unknown as Column<Hex, Side>
const counted = new Float64Array(HEXES) as unknown as Column<Hex>
const front = new Uint8Array(HEXES) as unknown as Column<Hex>
const worth = new Float64Array(HEXES) as unknown as Column<Hex>
/** Units for whom there is no room in it (9.5). */
const surplus = new Int8Array(HEXES) as unknown as Column<Hex>
const pulled = new Float64Array(HEXES) as unknown as Column<Hex>
const spot = new Int16Array(HEXES) as unknown as Column<Hex>
/** Hexes in which something has changed. */
const stirred = new Uint8Array(HEXES) as unknown as Column<Hex>
const list = new Int16Array(HEXES) as unknown as Column<number, Hex>
let changes = 0
/** Which formations are broken, and the ground as it pulls now. */
let broken = 0
let lie: Ground = { pull: new Int32Array(0), decides: new Uint8Array(0) }

const UNSEEN = GONE << 8
seen.fill(UNSEEN)
const BITS = DISORGANIZED | NO_AMMUNITION | LOST
/** Beside those bits: it lies on top. */
const ON_TOP = 4

/** Brings all sums up to this position. */
export function weighUp(t: Table): void {
  const { where, state, rank } = t.units
  const now = groundOf(t)
  const fallen = brokenFormations(t)
  if (now !== lie || fallen !== broken) startAnew()
  lie = now
  broken = fallen
  for (let u = 0 as Unit; u < UNITS; u++) {
    const as = (where[u] << 8) | (state[u] & BITS) | (rank[u] === 0 ? ON_TOP : 0)
    const before = seen[u]
    if (as === before) continue
    seen[u] = as
    tally(u, before, -1)
    tally(u, as, 1)
  }
  lookOut(t)
  for (let i = 0; i < changes; i++) settle(t, list[i])
  changes = 0
}

function startAnew(): void {
  for (const column of [seen, power, leading, units, counted, worth, surplus, pulled, losses, peril, forward, contacts])
    (column as unknown as Int32Array).fill(0)
  for (const sum of [force, ground, fronts, decisive, west, east, count, crowd]) sum[BRITISH] = sum[GERMAN] = 0
  seen.fill(UNSEEN)
}

/** Puts a counter in, or takes it out as it was. */
function tally(u: Unit, as: number, sign: number): void {
  const at = (as >> 8) as Hex
  const f = FORMATION[u]
  if ((as & LOST) !== 0) {
    if (f !== NO_FORMATION) losses[f] += sign * (isLeader(u) ? 1 : 2)
    return
  }
  if (at === GONE) return
  if (f !== NO_FORMATION && (as & DISORGANIZED) !== 0) losses[f] += sign
  let points = (sign * FORCE[face(u, as & DISORGANIZED)]) / 100
  points *= (as & NO_AMMUNITION) !== 0 ? EMPTY : 100
  if (isHex(at)) stand(u, at, points, sign, as & ON_TOP)
  else points = (points * WAITING) / 100
  force[SIDE_OF[u]] += points
}

function stand(u: Unit, at: Hex, points: number, sign: number, onTop: number): void {
  if (isLeader(u)) leading[at] += sign * LEADING
  if (IS_COMBAT[u] === 1) {
    units[at] += sign
    power[at] += onTop === 0 ? points : (points / 100) * (100 + TOP)
    // Who leaves may be counted out after the other side's have been counted in
    if (sign > 0) holder[at] = SIDE_OF[u]
  }
  stir(at)
}

function stir(at: Hex): void {
  if (stirred[at] === 1) return
  stirred[at] = 1
  list[changes++] = at
}

/** Notes stacks that look another way than before, or have dug. */
function lookOut(t: Table): void {
  const { facing, works } = t.places
  for (let side = BRITISH; side <= GERMAN; side++)
    for (let i = 0; i < count[side]; i++) {
      const at = held[side][i]
      if (look[at] !== ((works[at] << 3) | facing[at])) stir(at)
    }
}

/** Takes a hex out as it was counted, and puts it in as it is. */
function settle(t: Table, at: Hex): void {
  stirred[at] = 0
  if (counted[at] > 0) {
    meet(at, -1)
    hold(at, -1)
  }
  counted[at] = units[at] > 0 ? power[at] : 0
  surplus[at] = 0
  if (counted[at] === 0) return
  owner[at] = holder[at]
  look[at] = (t.places.works[at] << 3) | t.places.facing[at]
  front[at] = IS_ALL_ROUND[at] === 1 ? ALL_ROUND : frontOf(t.places.facing[at])
  worth[at] = worthAt(t, at)
  // Most lie alone
  surplus[at] = units[at] === 1 && leading[at] === 0 ? 0 : surplusIn(t, at)
  pulled[at] = Math.round((counted[at] * lie.pull[owner[at] * HEXES + at]) / 1000)
  lookOver(t, at)
  hold(at, 1)
  meet(at, 1)
}
const ALL_ROUND = 63

const stack = makeStack()
/** How many are too many in a hex, one at least where the stack is wrong for another reason (9.1, 9.4). */
function surplusIn(t: Table, at: Hex): number {
  let troops = 0
  let isLed = false
  clearStack(stack)
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) {
    if (isLeader(u)) isLed = true
    else troops += IS_COMBAT[u]
    countIn(stack, u)
  }
  return stackFault(stack) === '' ? 0 : Math.max(1, troops - (isLed ? ROOM[owner[at]] : 1))
}

/** What the ground in a hex is worth to those who stand there. */
function worthAt(t: Table, at: Hex): number {
  const works = t.places.works[at]
  const cover = (works & TRENCH) !== 0 || IS_ALL_ROUND[at] === 1 ? COVERED : (works & DIGGING) !== 0 ? DUG : 0
  return Math.round((counted[at] * cover) / 100) + leading[at] + (GAZE[owner[at]][t.places.facing[at]] ?? 0) * GRAIN
}

function hold(at: Hex, sign: number): void {
  const side = owner[at]
  if (sign > 0) {
    spot[at] = count[side]
    held[side][count[side]++] = at
  } else {
    const last = held[side][--count[side]]
    held[side][spot[at]] = last
    spot[last] = spot[at]
  }
  ground[side] += sign * worth[at]
  crowd[side] += sign * surplus[at]
  forward[formationAt[at]] += sign * pulled[at]
  touch(at, sign)
  if (lie.decides[side * HEXES + at] === 1) decisive[side] += sign
  if (columnOf(at) < ROW_1300) west[side] += sign
  if (columnOf(at) >= ROW_XXXX) east[side] += sign
}

/** Counts friends of other formations next to a stack: when one breaks, the other must check (6.3.4E). */
function touch(at: Hex, sign: number): void {
  const ours = formationAt[at]
  for (let d = 0; d < 6; d++) {
    const there = nextTo(at, d)
    if (there < 0 || counted[there] === 0 || owner[there] !== owner[at]) continue
    const theirs = formationAt[there]
    if (theirs === ours) continue
    contacts[ours] += sign
    contacts[theirs] += sign
  }
}

/** Adds what a stack has in front of it, and what has it in front, or takes it away. */
function meet(at: Hex, sign: number): void {
  const side = owner[at]
  const foe = (1 - side) as Side
  for (let i = 0; i < count[foe]; i++) {
    const there = held[foe][i]
    const far = between(at, there)
    if (far === NO_REACH) continue
    const close = sign * (REACH + 1 - (far & 7))
    const back = between(there, at)
    const ours = ((far >> 3) & front[at]) !== 0
    const theirs = ((back >> 3) & front[there]) !== 0
    if (ours) fronts[side] += close * Math.round((counted[at] * (theirs ? FACED : FLANKED)) / 1000)
    if (theirs) fronts[foe] += close * Math.round((counted[there] * (ours ? FACED : FLANKED)) / 1000)
    if (!isInSight(at, there)) continue
    if (ours) peril[formationAt[there]] += sign * perilBy(at, there, !theirs)
    if (theirs) peril[formationAt[at]] += sign * perilBy(there, at, !ours)
  }
}
