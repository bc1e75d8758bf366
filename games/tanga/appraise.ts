import { type Column, distance, type Hex, type Side } from '@boma/kernel'
import { leaves, NEAR } from './appraise/ground.ts'
import { columnOf, GONE, GOVERNMENT, grid, IS_ALL_ROUND, IS_EUROPEAN, isHex } from './board.ts'
import { ROW_XXXX } from './data/in-force.ts'
import { ROW_1300 } from './data/map.ts'
import type { Table } from './layout.ts'
import {
  BONUS,
  BREAKPOINT,
  BRITISH,
  CF,
  type Face,
  FORMATION,
  FORMATION_SIDE,
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
} from './roster.ts'
import { COLLAPSED } from './rules/06.3-standing.ts'
import { frontOf } from './rules/08-facing.ts'
import { DISORGANIZED, hasCombat, LOST, NO_AMMUNITION, TRENCH } from './stacks.ts'

/** All is measured in companies in good order; this makes of it a number between -1 and 1. */
const SCALE = 0.05
/** What is left of a unit that is off the map, and of one without ammunition. */
const WAITING = 0.7
const EMPTY = 0.85
/** How much being near what they must take is worth to a British unit, and being there. */
const PULLED = 2.5
const THERE = 4
/** To be through the line at all decides the first scenario. */
const THROUGH = 12
/** A German stack in a hex that the British must take: the more such hexes, the fewer gaps. */
const GUARDED = 0.5
/** Losses of a formation, as they come near its breakpoint; and to be broken. */
const SHAKEN = 2
const BROKEN = 2
/** Having the enemy in front, or by the flank, by strength and nearness; how far that goes. */
const FACED = 0.06
const FLANKED = 0.05
const REACH = 5
/** A trench, or a house, for whoever is in it. */
const COVERED = 0.12
/** The two whose loss ends a battle, and how much hunters of stevedores gain by coming nearer. */
const LETTOW_COUNTS = 4
const STEVEDORES_COUNT = 2.5
const HUNTED = 0.08
/** A government building in British hands; a unit on the wrong side of the line that decides. */
const BUILDING = 1.2
const BEYOND_LINE = 0.25

const FORCE: Column<Face> = Float64Array.from({ length: 2 * UNITS }, (_, f) => {
  const u = (f >> 1) as Unit
  if (isLeader(u)) return 0.3 + 0.2 * BONUS[u] + (u === LETTOW ? LETTOW_COUNTS : 0)
  if (KIND[u] === STEVEDORE) return STEVEDORES_COUNT
  return CF[f as Face] / 5 + MORALE[f as Face] / 8
}) as unknown as Column<Face>

const losses = new Float64Array(FORMATIONS) as unknown as { [f: number]: number }
const MOST = 2 * UNITS
const at = [new Int16Array(MOST), new Int16Array(MOST)] as unknown as readonly { [i: number]: Hex }[]
const facing = [new Int16Array(MOST), new Int16Array(MOST)] as unknown as readonly { [i: number]: number }[]
const strength = [new Float64Array(MOST), new Float64Array(MOST)] as unknown as readonly { [i: number]: number }[]
const count = [0, 0]

/** The rough worth of the position: who is left, in what order, how near the British are to their goal, who has whom in front. */
export function appraise(t: Table, side: Side): number {
  const { result } = t.core
  if (result === 1 || result === 2) return result - 1 === side ? 1 : -1
  // The suggested set-up, all at once, is better than what a glance finds.
  if (t.tracks.turn === 0) return SCALE * placed(t, side) * 0.1
  const sum = SCALE * (forces(t) + ground(t) + clashes() + buildings(t))
  const worth = sum / (1 + Math.abs(sum))
  return side === BRITISH ? worth : -worth
}

function placed(t: Table, side: Side): number {
  let n = 0
  for (let u = 0 as Unit; u < UNITS; u++) if (SIDE_OF[u] === side && isHex(t.units.where[u])) n++
  return n
}

/** What is left of each side, and how its formations stand. */
function forces(t: Table): number {
  const { state, where } = t.units
  for (let f = 0; f < FORMATIONS; f++) losses[f] = 0
  let sum = 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    const bits = state[u]
    const f = FORMATION[u]
    if ((bits & LOST) !== 0) {
      if (f !== NO_FORMATION) losses[f] += isLeader(u) ? 1 : 2
      continue
    }
    if (where[u] === GONE) continue
    if (f !== NO_FORMATION && (bits & DISORGANIZED) !== 0) losses[f]++
    let force = FORCE[face(u, bits & DISORGANIZED)]
    if ((bits & NO_AMMUNITION) !== 0) force *= EMPTY
    if (!isHex(where[u])) force *= WAITING
    sum += SIDE_OF[u] === BRITISH ? force : -force
  }
  for (let f = 0 as Formation; f < FORMATIONS; f++) {
    const share = Math.min(1, losses[f] / BREAKPOINT[f])
    const harm = SHAKEN * share * share + (t.formations.standing[f] === COLLAPSED ? BROKEN : 0)
    sum -= FORMATION_SIDE[f] === BRITISH ? harm : -harm
  }
  return sum
}

/** Where everybody stands: notes the stacks, and says how good their ground is. */
function ground(t: Table): number {
  const near = NEAR[t.core.scenario]
  count[BRITISH] = 0
  count[GERMAN] = 0
  let sum = 0
  let stevedores = 0
  for (let head = t.heads.next(0); head >= 0; head = t.heads.next(head + 1)) {
    const place = t.units.where[head]
    if (!isHex(place)) continue
    const side = SIDE_OF[head]
    let force = 0
    let units = 0
    for (let u = head; u >= 0; u = t.stacks.nextIn(u))
      if (IS_COMBAT[u] === 1) {
        units++
        force += FORCE[face(u, t.units.state[u] & DISORGANIZED)]
      } else if (KIND[u] === STEVEDORE) stevedores++
    if (units === 0) continue
    const i = count[side]++
    at[side][i] = place
    facing[side][i] = IS_ALL_ROUND[place] === 1 ? ALL_ROUND : frontOf(t.places.facing[place])
    strength[side][i] = force
    const cover = (t.places.works[place] & TRENCH) !== 0 || IS_ALL_ROUND[place] === 1 ? COVERED : 0
    if (side === BRITISH) sum += force * (PULLED * near[place] + cover)
    else sum -= force * cover
  }
  return stevedores > 0 ? sum - hunters(t) : sum
}
const ALL_ROUND = 63

/** How near Germans are to stevedores. */
function hunters(t: Table): number {
  let sum = 0
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (KIND[u] !== STEVEDORE || !isHex(t.units.where[u])) continue
    let nearest = 30
    for (let i = 0; i < count[GERMAN]; i++) nearest = Math.min(nearest, distance(grid, at[GERMAN][i], t.units.where[u]))
    sum += HUNTED * (30 - nearest)
  }
  return sum
}

/** Who has whom in front, and who can get at a flank. */
function clashes(): number {
  let sum = 0
  for (let i = 0; i < count[BRITISH]; i++)
    for (let j = 0; j < count[GERMAN]; j++) {
      const [here, there] = [at[BRITISH][i], at[GERMAN][j]]
      const far = distance(grid, here, there)
      if (far > REACH) continue
      const close = 1 - far / (REACH + 1)
      const ours = (leaves(here, there) & facing[BRITISH][i]) !== 0
      const theirs = (leaves(there, here) & facing[GERMAN][j]) !== 0
      if (ours) sum += close * strength[BRITISH][i] * (theirs ? FACED : FACED + FLANKED)
      if (theirs) sum -= close * strength[GERMAN][j] * (ours ? FACED : FACED + FLANKED)
    }
  return sum
}

/** What decides: houses held, and who stands where he must not. */
function buildings(t: Table): number {
  const near = NEAR[t.core.scenario]
  let sum = 0
  let isIn = 0
  let isBeyond = 0
  for (let i = 0; i < count[BRITISH]; i++) {
    const place = at[BRITISH][i]
    if (near[place] === 1 || IS_EUROPEAN[place] === 1) isIn++
    if (columnOf(place) < ROW_1300) isBeyond++
  }
  if (isIn > 0) sum += (t.core.scenario === 0 ? THROUGH : THERE) + Math.min(3, isIn - 1)
  for (let i = 0; i < count[GERMAN]; i++) if (near[at[GERMAN][i]] === 1) sum -= GUARDED
  sum += BEYOND_LINE * isBeyond
  if (t.core.scenario < 2) return sum
  for (let i = 0; i < count[GERMAN]; i++) if (columnOf(at[GERMAN][i]) >= ROW_XXXX) sum -= BEYOND_LINE
  for (let g = 0; g < GOVERNMENT.length; g++)
    if (((t.tracks.british >> g) & 1) === 1 || hasCombat(t, GOVERNMENT[g], BRITISH)) sum += BUILDING
  return sum
}
