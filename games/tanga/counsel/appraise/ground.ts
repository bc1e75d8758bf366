import {
  BARRED,
  DIRECTIONS,
  type Direction,
  distance,
  flood,
  type Hex,
  hexNet,
  makeWays,
  neighbour,
  OFF_MAP,
  passage,
} from '@boma/kernel'
import { blockedAt, CLEAR, leavesBy } from '../../board/sight.ts'
import { BLOCKS, COST, GOVERNMENT, grid, HEXES, IS_PASSABLE } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { BRITISH, GERMAN } from '../../roster.ts'
import { hasCombat } from '../../stacks.ts'
import { type Aims, aimsIn } from './aims.ts'

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
/** Movement points from which on a hex is as good as any other. */
const FARTHEST = 80
const ways = makeWays(hexNet(grid))
const overLand = passage<undefined, Hex>({
  cost: (_, __, from, ___) => (IS_PASSABLE[from] === 1 ? COST[from] : BARRED),
})

/** From 0 to 1: how near each hex is to the nearest of some; 1 when there. */
function nearness(goals: readonly Hex[]): Float64Array {
  const least = new Float64Array(HEXES).fill(goals.length === 0 ? 0 : FARTHEST)
  for (const goal of goals) {
    flood(ways, overLand, undefined, 0, goal)
    for (let i = 0; i < ways.count; i++) {
      const at = ways.places[i] as Hex
      least[at] = Math.min(least[at] ?? FARTHEST, ways.spent[at])
    }
  }
  return least.map((points) => 1 - points / FARTHEST)
}

/** What the ground is worth to each side, the Germans' hexes behind the British. */
export interface Ground {
  /** How much to be there is worth to a unit, in thousandths of it. */
  readonly pull: Int32Array
  /** 1 for the hexes that decide. */
  readonly decides: Uint8Array
}

/** How much being near what they must take is worth to the British, and near what they must keep to the Germans. */
const PULLED = [2500, 800]

function lieOfTheLand({ goals, footholds }: Aims, british: number): Ground {
  const taken = goals === GOVERNMENT ? goals.filter((_, g) => ((british >> g) & 1) === 1) : []
  const near = nearness(taken.length === goals.length ? goals : goals.filter((at) => !taken.includes(at)))
  const about = nearness(goals)
  const pull = Int32Array.from({ length: 2 * HEXES }, (_, i) =>
    i < HEXES ? PULLED[BRITISH] * (near[i] ?? 0) : PULLED[GERMAN] * (about[i - HEXES] ?? 0),
  )
  const decides = new Uint8Array(2 * HEXES)
  for (const at of ALL) {
    decides[at] = footholds.includes(at) ? 1 : 0
    decides[HEXES + at] = goals.includes(at) ? 1 : 0
  }
  return { pull, decides }
}

/** In which government hexes British stand: bit g for the one at that place in the data. */
export function garrisons(t: Table): number {
  let bits = 0
  for (let g = 0; g < GOVERNMENT.length; g++) if (hasCombat(t, GOVERNMENT[g], BRITISH)) bits |= 1 << g
  return bits
}

const MASKS = 1 << GOVERNMENT.length
const known: (Ground | undefined)[] = []
/** The ground of a scenario. Where government hexes decide, the British go on from those that they hold to the others. */
export function groundOf(t: Table): Ground {
  const aims = aimsIn(t)
  const british = aims.areHeld ? t.tracks.british : aims.garrisons > 0 ? garrisons(t) : 0
  const i = t.core.scenario * MASKS + british
  known[i] ??= lieOfTheLand(aims, british)
  return known[i]
}

/** How far apart stacks still mind each other. */
export const REACH = 5
/** They do not. */
export const NO_REACH = 255 << 3
const FAR = new Uint8Array(HEXES * HEXES)
const SIGHT = new Uint8Array(HEXES * HEXES)
const BETWEEN = new Uint16Array(HEXES * HEXES).fill(NO_REACH)
for (const from of ALL)
  for (const to of ALL) {
    const far = distance(grid, from, to)
    FAR[from * HEXES + to] = far
    if (far > REACH) continue
    BETWEEN[from * HEXES + to] = (leavesBy(from, to) << 3) | far
    SIGHT[from * HEXES + to] = blockedAt(from, to, (at) => BLOCKS[at] === 1) === CLEAR ? 1 : 0
  }

/** Does the ground let one who is in reach be seen? */
export const isInSight = (from: Hex, to: Hex): boolean => SIGHT[from * HEXES + to] === 1

/** How far it is from one hex to another. */
export const howFar = (from: Hex, to: Hex): number => FAR[from * HEXES + to] ?? 0
/** The same, in three bits, and above them by which sides the line goes out; or NO_REACH. */
export const between = (from: Hex, to: Hex): number => BETWEEN[from * HEXES + to] ?? NO_REACH

const NEXT = Int16Array.from({ length: 6 * HEXES }, (_, i) => {
  const there = neighbour(grid, Math.trunc(i / 6) as Hex, DIRECTIONS[i % 6] as Direction)
  return there === OFF_MAP ? -1 : there
})
/** The hex next to one on some side; -1 off the map. */
export const nextTo = (at: Hex, d: number): Hex => (NEXT[6 * at + d] ?? -1) as Hex
