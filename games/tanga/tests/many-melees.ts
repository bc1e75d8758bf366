import { blank, copy } from '@boma/kernel'
import { tanga } from '../index.ts'
import { given } from './given.ts'
import { meleeOddsFaults } from './melee-odds.ts'
import { clearTable, scatter } from './scattered.ts'
import { spaceOf } from './second-reading/world.ts'

/**
 * Forecasts against melees that are fought, in scattered positions: `node games/tanga/tests/many-melees.ts [positions] [times]`.
 * With so many figures one in some hundred thousand lies beyond its bounds by luck.
 */
const [positions = 10, times = 20_000] = process.argv.slice(2).map(Number)
let [melees, faults] = [0, 0]
for (let seed = 1; melees < positions; seed++) {
  const g = given()
  g.arrange((t) => {
    clearTable(t)
    scatter(t, seed)
  })
  g.phase(seed % 2 === 0 ? 'britishMelee' : 'germanMelee')
  if (!/melee$/.test(g.asked)) continue
  const charge = g.legal[seed % (g.legal.length - 1)] ?? ''
  const before = blank(tanga)
  copy(g.t, before)
  g.play(charge)
  const storm = g.legal[seed % g.legal.length] ?? ''
  const [from, at] = [charge, storm].map((notation) => spaceOf(notation.split(' ')[1] ?? ''))
  if (from === undefined || at === undefined) continue
  melees++
  for (const fault of meleeOddsFaults(before, from, at, times)) {
    faults++
    console.log(`position ${seed}, ${charge}, ${storm}: ${fault}`)
  }
}
console.log(`${melees} melees fought ${times} times each, ${faults} figures beyond their bounds`)
process.exitCode = faults === 0 ? 0 : 1
