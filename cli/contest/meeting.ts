import { availableParallelism } from 'node:os'
import { progress } from '../screen/progress.ts'
import { playAll } from './crew.ts'
import { matchesOf, type Pairing, scoresOf } from './pairs.ts'
import { addRow, type Fixture, type MatchRow, nameOf } from './row.ts'
import { type PairScore, verdictOf } from './score.ts'

/** How pairs are played. */
export interface ContestTerms {
  readonly threads: number
  /** Where rows are kept; those that are there already are not played again. */
  readonly file: string | undefined
  /** The leads on Elo's scale between which a sequential test decides; all pairs are played when left out. */
  readonly bounds: readonly [number, number] | undefined
}

/** A thread for each core. */
export const ALL_CORES = availableParallelism()

/** Has two players meet, and answers with the scores of the first in the pairs that were played whole. */
export async function meet(
  pairing: Pairing,
  { threads, file, bounds }: ContestTerms,
  rows: Map<string, MatchRow>,
): Promise<readonly PairScore[]> {
  const waiting = fixturesOf(pairing).filter((fixture) => !rows.has(nameOf(fixture)))
  const bar = progress(2 * pairing.pairs, 'matches')
  const known = 2 * pairing.pairs - waiting.length
  let [done, at] = [0, 0]
  const isSettled = (): boolean => bounds !== undefined && verdictOf(firstOf(pairing, rows), bounds) !== 'open'
  await playAll(
    Math.min(threads, Math.max(1, waiting.length)),
    () => (isSettled() ? undefined : waiting[at++]),
    (row) => {
      rows.set(nameOf(row), row)
      if (file !== undefined) addRow(file, row)
      bar.at(known + ++done)
    },
  )
  bar.end()
  return firstOf(pairing, rows)
}

const fixturesOf = (pairing: Pairing): readonly Fixture[] =>
  Array.from({ length: pairing.pairs }, (_, pair) => matchesOf(pairing, pair)).flat()

/** The scores of the first pairs, as far as all before them are whole too: those that end early would count more otherwise. */
function firstOf(pairing: Pairing, rows: ReadonlyMap<string, MatchRow>): readonly PairScore[] {
  const scores = scoresOf(pairing, rows)
  const open = scores.indexOf(undefined)
  return (open < 0 ? scores : scores.slice(0, open)) as readonly PairScore[]
}
