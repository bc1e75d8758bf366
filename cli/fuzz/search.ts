import {
  type BrokenPromise,
  type ConformanceRun,
  type Coverage,
  compareWorlds,
  conformance,
  coverage,
} from '@boma/conformance'
import type { Game } from '@boma/showing'
import { writeBeside } from '../records/rescue.ts'
import type { Progress } from '../screen/progress.ts'
import type { Terminal } from '../screen/terminal.ts'
import { sentence } from '../screen/words.ts'
import { secretBytes } from '../secrets.ts'
import { wrongInFreshProcess } from './again.ts'
import { blindSpots } from './blind-spots.ts'

/** What a fuzz is to cover; what is left out varies from match to match. */
export interface FuzzPlan {
  readonly games: number
  readonly seed: string
  readonly scenario?: string | undefined
  readonly options?: readonly string[] | undefined
  /** Every answer of every kind at every position, however many there are. */
  readonly full?: boolean
  /** One position in so many is examined in full; each when left out. */
  readonly every?: number
  /** Players go for what the game appraises highest. */
  readonly eager?: boolean
  /** The file of corrections that the game is played with. */
  readonly overlay?: string | undefined
  /** So many pairs of worlds that a side cannot tell apart are compared, and nothing else is looked at. */
  readonly worlds?: number | undefined
}

/** Whoever mends a rule needs a match that breaks it, not a hundred. */
const MOST_FAULTS = 5
/** One record in so many is replayed in a process of its own. */
const AGAIN_EVERY = 25

/** Plays the whole plan and tells what broke; answers with how many promises were broken. */
export function search(game: Game, plan: FuzzPlan, terminal: Terminal, bar: Progress): number {
  const started = performance.now()
  const seen = coverage()
  let broken = 0
  const report = (fault: BrokenPromise) => {
    broken++
    bar.end()
    terminal.say(told(game, fault))
  }
  terminal.say(`${game.english.name}: ${announced(plan)}.`)
  const { worlds } = plan
  const run = { ...runOf(plan), coverage: seen, mostFaults: MOST_FAULTS, progress: bar.at, found: report }
  if (worlds === undefined) conformance(game, { ...run, finished: replayedAgain(plan, report) })
  else compareWorlds(game, { ...run, worlds })
  bar.end()
  const seconds = (performance.now() - started) / 1000
  terminal.say(...(worlds === undefined ? summary(game, seen, seconds) : []), worldsLine(seen, seconds))
  terminal.say(broken === 0 ? 'Nothing broke.' : `${broken} promises were broken.`)
  return broken
}

const announced = ({ worlds, games, eager, seed, ...plan }: FuzzPlan): string =>
  worlds === undefined
    ? `${games} ${eager ? 'eager' : 'random'} matches from the seed '${seed}', ${examined(plan)}`
    : `${worlds} pairs of worlds that a side cannot tell apart, from the seed '${seed}'`

/** Replays some of the records in a process of their own. */
function replayedAgain({ overlay }: FuzzPlan, report: (fault: BrokenPromise) => void): (record: string) => void {
  let ended = 0
  return (record) => {
    if (ended++ % AGAIN_EVERY !== 0) return
    const problem = wrongInFreshProcess(record, overlay)
    if (problem !== undefined) report({ property: 'replays to the same hash', problem, match: 0, record })
  }
}

const examined = ({ every = 1 }: Pick<FuzzPlan, 'every'>): string =>
  every === 1 ? 'every position looked at' : `one position in ${every} examined, the others looked over`

function runOf({ games, seed, scenario, options, full, every = 1, eager = false }: FuzzPlan): ConformanceRun {
  const number = new DataView(secretBytes('fuzz', seed).buffer).getUint32(0)
  const run = { matches: games, seed: number, scenario, options, every, eager }
  return full ? { ...run, whole: Number.POSITIVE_INFINITY } : run
}

/** One sentence about a fault, and where its match was written down. */
function told(game: Game, { property, problem, match, record, stack }: BrokenPromise): string {
  const remarks = `${property}: ${problem}\n${stack ?? ''}`.trim().replaceAll(/^/gm, '# ')
  const file = record && writeBeside(`${game.id}-${property.replaceAll(' ', '-')}`, `${record}${remarks}\n`)
  const where = match > 0 ? `Match ${match}` : 'At large'
  return `${where}: not '${property}'. ${sentence(problem)}${file ? ` See '${file}'.` : ''}`
}

const n = (value: number) => Math.round(value).toLocaleString('en')

const worldsLine = ({ worlds }: Coverage, seconds: number): string =>
  `${n(worlds.pairs)} pairs of worlds played on by ${n(worlds.actions)} actions, of which ${n(worlds.rolled)} rolled, ` +
  `${n(worlds.unheard)} of them dice that the side was not told of, in ${n(seconds)} s.`

function summary(game: Game, seen: Coverage, seconds: number): readonly string[] {
  const some = seen.examined < seen.positions ? ` (${n(seen.examined)} of them examined)` : ''
  return [
    `${n(seen.positions)} positions${some} and ${n(seen.checks)} checks in ${n(seconds)} s: ${n(seen.checks / seconds)} a second.`,
    `${n(seen.whole)} matches from set-up, the others from positions that were seldom come to.`,
    `${seen.mixes.size} mixes of scenario and options.`,
    ...blindSpots(game, seen),
  ]
}
