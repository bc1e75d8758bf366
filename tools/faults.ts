// Plants faults in the games, one at a time, and has conformance look for them: a table of faults by seeds, with the
// promise that gave each away and the match in which it did. Fails when one is not found.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { askedOf, countOf, misused } from './asked.ts'
import { discoverFaults, type PlantedFault } from './faults/discover.ts'

const USAGE = 'Usage: npm run faults -- [--game ID] [--only TEXT] [--seeds N] [--matches N]'
const { asked } = askedOf({ game: '', only: '', seeds: '5', matches: '1000' }, USAGE)
const matches = countOf(asked.matches, 'matches', USAGE)
const root = join(import.meta.dirname, '..')
const seeds = Array.from({ length: countOf(asked.seeds, 'seeds', USAGE) }, (_, i) => i + 1)
/** Two at a time: each trial is a process of its own. */
const AT_ONCE = 2

const faults = (await discoverFaults(root)).filter(
  ({ game, name }) => game.includes(asked.game) && name.includes(asked.only),
)
if (faults.length === 0) misused('No fault is called so.', USAGE)
console.log(`${faults.length} faults, each planted with ${seeds.length} seeds; ${matches} matches at most.\n`)

const trials = faults.flatMap((fault) => seeds.map((seed) => ({ fault, seed, found: '' })))
const queue = [...trials]
await Promise.all(Array.from({ length: AT_ONCE }, work))

const missed = trials.filter(({ found }) => found === '').length
console.log(`\n${trials.length - missed} of ${trials.length} found.`)
process.exitCode = missed === 0 ? 0 : 1

async function work(): Promise<void> {
  for (let trial = queue.shift(); trial !== undefined; trial = queue.shift()) {
    trial.found = await attempt(trial.fault, trial.seed)
    const { fault, seed, found } = trial
    console.log(`${fault.game.padEnd(9)} ${fault.name.padEnd(48)} seed ${seed}  ${found || 'NOT FOUND'}`)
  }
}

/** What gives the fault away: 'what is allowed is listed, match 3'; '' when nothing does. */
function attempt({ game, number }: PlantedFault, seed: number): Promise<string> {
  const script = join(root, 'tools/faults/attempt.ts')
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, game, String(number), String(seed), String(matches)], (failed, out, err) => {
      if (failed) reject(new Error(err || failed.message))
      else resolve(out.trim())
    })
  })
}
