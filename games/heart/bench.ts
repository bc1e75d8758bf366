import { sweeping } from '@boma/conformance'
import { newTable } from '@boma/kernel'
import { type Bench, drawnActions, listedActions, quickPick, randomActions } from '@boma/testing'
import { sixteenths } from './board.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { DEEPEST, WIDEST } from './data/values.ts'
import { heart } from './index.ts'
import { layout, type Table } from './layout.ts'
import { sees } from './rules/10-sight.ts'

const QUERIES = 10_000
/** Lines of sight across the tables of all scenarios, of every length and slope. */
function lookAbout(): () => void {
  const tables = SCENARIOS.map((_, scenario) => {
    const t = newTable(layout) as Table
    t.core.scenario = scenario
    return t
  })
  const pick = quickPick(1917)
  const lines = Int32Array.from({ length: 4 * QUERIES }, (_, i) => pick(sixteenths(i % 2 === 0 ? WIDEST : DEEPEST) + 1))
  return () => {
    for (let n = 0; n < QUERIES; n++)
      sees(tables[n % tables.length], lines[4 * n], lines[4 * n + 1], lines[4 * n + 2], lines[4 * n + 3])
  }
}

/** The game's speed. */
export const heartBenches: readonly Bench[] = [
  randomActions(heart, 1917, '>= 80,000 ops/s'),
  listedActions(heart, 1917, '>= 170,000 ops/s'),
  drawnActions(heart, 1917, '>= 140,000 ops/s'),
  {
    name: 'heart: conformance sweep, checks',
    target: '>= 500,000 ops/s',
    run: sweeping(heart, 1917, 20_000),
    ops: 20_000,
    unit: 'ops/s',
  },
  { name: 'heart: line of sight', target: '<= 2 µs', run: lookAbout(), ops: QUERIES },
]
