// Holds every forecast that the page shows against battles that are played, in positions of random matches of all scenarios.
// Usage: npm run forecasts [-- --each N] [-- --played N] [-- --seed N] [-- --strewn N] [-- --only KIND]

import { parseArgs } from 'node:util'
import { writeAction } from '@boma/kernel'
import { navalOdds } from '../../counsel/naval-odds.ts'
import { landOdds } from '../../counsel/odds.ts'
import { askari } from '../../index.ts'
import { differences, playedOut } from './played.ts'
import { drawnScenes, type Scene, scenes } from './scenes.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '2' },
    played: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    strewn: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
})
const [each, played, seed] = [Number(values.each), Number(values.played), Number(values.seed)]
/** Matches of each scenario; a campaign is as long as the others together. */
const MATCHES = [6, 3, 3, 1]

const tally = new Map<string, { held: number; none: number; wrong: number }>()
const met: readonly (readonly [where: string, scenes: readonly Scene[]])[] = [
  ...MATCHES.map((matches, i) => [askari.scenarios[i]?.id ?? '', scenes(i, seed, matches, each)] as const),
  ['strewn', drawnScenes(seed, Number(values.strewn))],
]
for (const [where, all] of met)
  for (const { kind, t, action } of all) {
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
    const reckoned = told.exact ? told : (navalOdds(t, action, played) ?? landOdds(t, action, played))
    const faults =
      truth === undefined
        ? ['it was never decided']
        : [told, reckoned].flatMap((each) => (each ? differences(each, truth) : []))
    count.held++
    if (faults.length > 0) count.wrong++
    for (const fault of faults) console.log(`${where}, ${kind}, '${writeAction(askari.actions, action)}': ${fault}`)
  }

let [held, wrong] = [0, 0]
for (const [kind, count] of [...tally].sort()) {
  held += count.held
  wrong += count.wrong
  console.log(`${kind.padEnd(32)} ${count.held} held, ${count.none} without a forecast, ${count.wrong} wrong`)
}
console.log(`${held} forecasts, each held against ${played} played: ${wrong} wrong.`)
process.exitCode = wrong === 0 && held > 0 ? 0 : 1
