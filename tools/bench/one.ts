// Times one bench in a process of its own, so that no other game teaches the engine habits: FILE and its number there.
// Prints what it took as JSON.

import { join } from 'node:path'
import type { Bench } from '@boma/testing'
import { benchesIn } from './discover.ts'
import { type Timing, timeIt, timeLaps } from './timing.ts'

const [file = '', number = ''] = process.argv.slice(2)
const bench = (await benchesIn(join(import.meta.dirname, '..', '..'), file))[Number(number)]
if (bench === undefined) throw new Error(`There is no bench ${number} in ${file}.`)
console.log(JSON.stringify(time(bench)))

function time({ run, again, ops }: Bench): Timing {
  if (again !== undefined) return timeLaps(again)
  if (run === undefined) throw new Error('A bench has something to run.')
  return timeIt(run, ops)
}
