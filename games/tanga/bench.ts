import { sweeping } from '@boma/conformance'
import { distance, type Hex, newTable } from '@boma/kernel'
import { type Bench, drawnActions, listedActions, randomActions } from '@boma/testing'
import { grid, HEXES, IS_PASSABLE } from './board.ts'
import { tanga } from './index.ts'
import { layout, type Table } from './layout.ts'
import { UNITS, type Unit } from './roster.ts'
import { sees } from './rules/10.4-sight.ts'

const LAND: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex).filter((at) => IS_PASSABLE[at] === 1)
const field = newTable(layout) as Table
for (let u = 0 as Unit; u < UNITS; u++) field.stacks.put(u, LAND[(u * 37) % LAND.length])

/** Every pair of land hexes within twelve, as often as it is asked. */
function lookAbout(): () => void {
  const pairs: Hex[] = []
  for (const from of LAND)
    for (const to of LAND) if (from !== to && distance(grid, from, to) <= 12) pairs.push(from, to)
  let i = 0
  return () => {
    for (let n = 0; n < QUERIES; n++) {
      sees(field, pairs[i], pairs[i + 1])
      i = (i + 2) % pairs.length
    }
  }
}
const QUERIES = 10_000

/** The game's speed. */
export const tangaBenches: readonly Bench[] = [
  randomActions(tanga, 1914, '>= 200,000 ops/s'),
  listedActions(tanga, 1914, '>= 300,000 ops/s'),
  drawnActions(tanga, 1914, '>= 330,000 ops/s'),
  {
    name: 'tanga: conformance sweep, checks',
    target: '>= 500,000 ops/s',
    run: sweeping(tanga, 1914, 20_000),
    ops: 20_000,
    unit: 'ops/s',
  },
  { name: 'tanga: line of sight', target: '<= 2 µs', run: lookAbout(), ops: QUERIES },
]
