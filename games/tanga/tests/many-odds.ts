import { legal, Moves, parseAction, writeAction } from '@boma/kernel'
import { act } from '../actions.ts'
import { tanga } from '../index.ts'
import { volleyOdds } from '../odds.ts'
import { DEFENSIVE, OFFENSIVE } from '../rules/10-fire.ts'
import { oddsFaults } from './fire-odds.ts'
import { given } from './given.ts'
import { clearTable, scatter } from './scattered.ts'

/**
 * Forecasts against volleys that are fired, in scattered positions: `node games/tanga/tests/many-odds.ts [positions] [times]`.
 * With so many figures one in some ten thousand lies beyond its bounds by luck: a fault that comes back with other dice is one.
 */
const [positions = 40, times = 20_000] = process.argv.slice(2).map(Number)
const PHASES = ['britishFire', 'germanFire', 'germanDefence', 'britishDefence'] as const
const moves = new Moves()
let [volleys, faults] = [0, 0]
for (let seed = 1; volleys < positions; seed++) {
  const g = given()
  const phase = PHASES[seed % 4] ?? 'britishFire'
  g.arrange((t) => {
    clearTable(t)
    scatter(t, seed)
  })
  g.phase(phase)
  if (/sweep$/.test(g.asked)) g.play('sweep west-east')
  if (!/fire$/.test(g.asked)) continue
  const from = g.legal[seed % (g.legal.length - 1)] ?? ''
  g.play(from)
  legal(tanga, g.t, moves)
  const at = writeAction(tanga.actions, moves.at(seed % moves.count))
  const [firer, target] = [parseAction(tanga.actions, from), parseAction(tanga.actions, at)]
  if (firer === undefined || target === undefined) continue
  const kind = phase.endsWith('Fire') ? OFFENSIVE : DEFENSIVE
  const forecast = volleyOdds(g.t, kind, act.fire.hex(firer), act.at.hex(target))
  if (forecast.hit === 0) continue
  volleys++
  for (const fault of oddsFaults(g.t, at, forecast, times, seed)) {
    faults++
    console.log(`position ${seed}, ${from}, ${at}: ${fault}`)
  }
}
console.log(`${volleys} volleys, each ${times} times: ${faults} figures differ`)
process.exitCode = faults > 0 ? 1 : 0
