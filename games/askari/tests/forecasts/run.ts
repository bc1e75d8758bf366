// Holds every forecast that the page shows against battles that are played, in positions of random matches of all scenarios.
// Usage: npm run forecasts [-- --each N] [-- --played N] [-- --seed N] [-- --only KIND]

import { parseArgs } from 'node:util'
import { writeAction } from '@boma/kernel'
import { landOdds } from '../../counsel/odds.ts'
import { askari } from '../../index.ts'
import { differences, playedOut } from './played.ts'
import { scenes } from './scenes.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '2' },
    played: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const [each, played, seed] = [Number(values.each), Number(values.played), Number(values.seed)]
/** Matches of each scenario; a campaign is as long as the others together. */
const MATCHES = [6, 3, 3, 1]

const tally = new Map<string, { held: number; none: number; wrong: number }>()
for (const [scenario, matches] of MATCHES.entries())
  for (const { kind, t, action } of scenes(scenario, seed, matches, each)) {
    if (!kind.includes(values.only)) continue
    const count = tally.get(kind) ?? { held: 0, none: 0, wrong: 0 }
    tally.set(kind, count)
    const told = askari.counsel.odds?.(t, [action])
    if (told === undefined) {
      count.none++
      continue
    }
    const truth = playedOut(t, action, played, 77)
    // As it is shown; and reckoned as often as it is played, for what a small sample would hide.
    const reckoned = told.exact ? told : landOdds(t, action, played)
    const faults =
      truth === undefined
        ? ['it was never decided']
        : [told, reckoned].flatMap((each) => (each ? differences(each, truth) : []))
    count.held++
    if (faults.length > 0) count.wrong++
    for (const fault of faults)
      console.log(`${askari.scenarios[scenario]?.id}, ${kind}, '${writeAction(askari.actions, action)}': ${fault}`)
  }

let [held, wrong] = [0, 0]
for (const [kind, count] of [...tally].sort()) {
  held += count.held
  wrong += count.wrong
  console.log(`${kind.padEnd(32)} ${count.held} held, ${count.none} without a forecast, ${count.wrong} wrong`)
}
console.log(`${held} forecasts, each held against ${played} played: ${wrong} wrong.`)
process.exitCode = wrong === 0 && held > 0 ? 0 : 1
