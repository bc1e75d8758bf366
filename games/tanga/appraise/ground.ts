import { BARRED, type Column, flood, type Hex, hexNet, makeWays, passage } from '@boma/kernel'
import { leavesBy } from '../board/sight.ts'
import { COST, GOVERNMENT, grid, HEXES, IS_EUROPEAN, IS_NATIVE, IS_PASSABLE, IS_TRENCH_LINE } from '../board.ts'
import { SCENARIO_NAMES } from '../data/scenarios.ts'

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
const isGoal = {
  'two-to-tanga': (at: Hex) => IS_TRENCH_LINE[at] === 1 || IS_EUROPEAN[at] === 1 || IS_NATIVE[at] === 1,
  invasion: (at: Hex) => IS_EUROPEAN[at] === 1,
  'big-push': (at: Hex) => GOVERNMENT.includes(at),
  campaign: (at: Hex) => GOVERNMENT.includes(at),
} as const

/** Movement points from which on a hex is as good as any other. */
const FARTHEST = 80
const ways = makeWays(hexNet(grid))
const overLand = passage<undefined, Hex>({
  cost: (_, __, from, ___) => (IS_PASSABLE[from] === 1 ? COST[from] : BARRED),
})

/** For each scenario and hex, from 0 to 1: how near the ground brings the British to what they must take; 1 when there. */
export const NEAR: readonly Column<Hex>[] = SCENARIO_NAMES.map((name) => {
  const least = new Float64Array(HEXES).fill(FARTHEST)
  for (const goal of ALL.filter(isGoal[name])) {
    flood(ways, overLand, undefined, 0, goal)
    for (let i = 0; i < ways.count; i++) {
      const at = ways.places[i] as Hex
      least[at] = Math.min(least[at] ?? FARTHEST, ways.spent[at])
    }
  }
  return least.map((points) => 1 - points / FARTHEST) as unknown as Column<Hex>
})

const WIDE = 64
const TALL = 128
const LEAVES = new Uint8Array(WIDE * TALL)
const place = (from: Hex, to: Hex): number =>
  (grid.x[to] - grid.x[from] + WIDE / 2) * TALL + grid.y[to] - grid.y[from] + TALL / 2
for (const from of ALL)
  for (const to of ALL) if (LEAVES[place(from, to)] === 0) LEAVES[place(from, to)] = leavesBy(from, to)

/** What leavesBy says, looked up. */
export const leaves = (from: Hex, to: Hex): number => LEAVES[place(from, to)] ?? 0
