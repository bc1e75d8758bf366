import type { Column, Hex, Side } from '@boma/kernel'
import { isHex, NO_TOWN, TO_COME, TOWN_HELD_FROM, TOWNS, type Town } from '../../board.ts'
import type { Table } from '../../layout.ts'
import {
  BV,
  ENTENTE,
  type Face,
  GERMAN,
  GV,
  isVessel,
  MA,
  MQV,
  NATION,
  PORTUGUESE,
  RV,
  UNITS,
  type Unit,
} from '../../roster.ts'
import { ENTRENCHED, GERMAN_HELD, NEUTRAL, REDUCED } from '../../stacks.ts'
import { FARTHEST, POINTS_TO, TOWNS_NEAR } from './near.ts'

/*
 * How strong each side is round each town. A search asks this of one position after another that differ by a few
 * counters, so the sums are kept and only what has changed is taken out and put in. All are whole numbers: what comes out
 * is the same whatever was asked before.
 */

/** How much of a unit counts at so many points from a town, in thousandths. */
export const WHOLE = 1000
const fading = (flat: number, perPoint: number): Int32Array => {
  const weights = new Int32Array(FARTHEST + 1)
  for (let points = 0, left = WHOLE; points <= FARTHEST; points++) {
    weights[points] = Math.round(left)
    if (points >= flat) left *= perPoint
  }
  return weights
}
/** Who would take a town counts less with every point that he has to go; who would keep it is there in time from a march away. */
const PRESS = fading(0, 0.68)
const GUARD = fading(3, 0.5)
/** However far, whoever comes nearer to what he wants counts a little more. */
const DRAWN = fading(0, 0.93)
/** Points from which on nobody counts for a town. */
const REACH = 12

/** How strong each face is in battle, rifles above all, in tenths. */
export const FORCE = Int32Array.from({ length: 2 * UNITS }, (_, i) => {
  const f = i as Face
  return 10 * RV[f] + 7 * MQV[f] + 5 * BV[f] + 10 * GV[f]
}) as unknown as Column<Face>

/** What bears upon each town, and what keeps it, the Entente's behind the Germans': strength in tenths, times WHOLE. */
export const pressing = new Float64Array(2 * TOWNS)
export const guarding = new Float64Array(2 * TOWNS)
/** What comes from however far, each unit counted for the nearest town that its side wants. */
export const drawn = new Float64Array(2 * TOWNS)
/** Each side's strength, and that of those who have dug in, in tenths. */
export const strength = new Float64Array(2) as unknown as Column<Side>
export const dug = new Float64Array(2) as unknown as Column<Side>
/** 1 for the towns that are not its own. */
export const aim = new Uint8Array(2 * TOWNS)

/** Each counter as it was last: its place and the bits that matter; who holds the towns; Portugal's stand. */
const seen = new Int32Array(UNITS).fill(TO_COME << 3)
const holders = new Uint8Array(TOWNS).fill(255)
let portugal = -1
/** Where in its row of POINTS_TO the nearest town is that a side wants, by place, as long as the towns are held like this. */
const wanted = new Int32Array(2 * TO_COME).fill(-1)

/** Brings all sums up to this position. */
export function weighUp(t: Table): void {
  const { where, state } = t.units
  if (t.tracks.portugal !== portugal) startAnew(t.tracks.portugal)
  const isNew = readHolders(t)
  for (let u = 0 as Unit; u < UNITS; u++) {
    const now = (where[u] << 3) | (state[u] & BITS)
    const before = seen[u]
    if (now === before) continue
    seen[u] = now
    count(u, before, -1)
    count(u, now, 1)
  }
  if (isNew) drawAll()
}
const BITS = REDUCED | ENTRENCHED | GERMAN_HELD

function startAnew(now: number): void {
  portugal = now
  seen.fill(TO_COME << 3)
  pressing.fill(0)
  guarding.fill(0)
  strength[GERMAN] = strength[ENTENTE] = 0
  dug[GERMAN] = dug[ENTENTE] = 0
  drawn.fill(0)
}

/** True when a town has changed hands. */
function readHolders(t: Table): boolean {
  const { holder } = t.towns
  let isNew = false
  for (let town = 0 as Town; town < TOWNS; town++) {
    if (holder[town] === holders[town]) continue
    holders[town] = holder[town]
    aim[town] = holder[town] === GERMAN ? 0 : 1
    aim[TOWNS + town] = 1 - aim[town]
    isNew = true
  }
  if (isNew) wanted.fill(-1)
  return isNew
}

/** Puts a counter in, or takes it out as it was. */
function count(u: Unit, as: number, sign: number): void {
  const at = (as >> 3) as Hex
  if (at >= TO_COME || (portugal === NEUTRAL && NATION[u] === PORTUGUESE)) return
  const side = (as & GERMAN_HELD) !== 0 ? GERMAN : ENTENTE
  const points = sign * FORCE[(u * 2 + (as & REDUCED)) as Face]
  strength[side] += points
  if (isVessel(u)) return
  if ((as & ENTRENCHED) !== 0) dug[side] += points
  const town = isHex(at) ? TOWN_HELD_FROM[at] : NO_TOWN
  if (MA[u] > 0) bearUpon(side, at, points)
  else if (town >= 0) guarding[side * TOWNS + town] += WHOLE * points
}

function bearUpon(side: Side, at: Hex, points: number): void {
  const to = side * TOWNS
  for (let i = at * TOWNS, far = POINTS_TO[i]; far < REACH; far = POINTS_TO[++i]) {
    const k = to + TOWNS_NEAR[i]
    pressing[k] += points * PRESS[far]
    guarding[k] += points * GUARD[far]
  }
  draw(side, at, points)
}

/** A unit makes for the nearest town that its side wants, if there is one. */
function draw(side: Side, at: Hex, points: number): void {
  const i = wantedFrom(side, at)
  if (i < (at + 1) * TOWNS) drawn[side * TOWNS + TOWNS_NEAR[i]] += points * DRAWN[POINTS_TO[i]]
}

function wantedFrom(side: Side, at: Hex): number {
  const known = wanted[side * TO_COME + at]
  if (known >= 0) return known
  const after = (at + 1) * TOWNS
  let i = at * TOWNS
  while (i < after && aim[side * TOWNS + TOWNS_NEAR[i]] === 0) i++
  wanted[side * TO_COME + at] = i
  return i
}

/** All make for other towns once one has changed hands. */
function drawAll(): void {
  drawn.fill(0)
  for (let u = 0 as Unit; u < UNITS; u++) {
    const as = seen[u]
    const at = (as >> 3) as Hex
    if (at >= TO_COME || isVessel(u) || MA[u] === 0 || (portugal === NEUTRAL && NATION[u] === PORTUGUESE)) continue
    draw((as & GERMAN_HELD) !== 0 ? GERMAN : ENTENTE, at, FORCE[(u * 2 + (as & REDUCED)) as Face])
  }
}
