import { type Fixture, type MatchRow, nameOf } from './row.ts'
import type { PairScore } from './score.ts'

/** Two players who are to meet in pairs of matches: the same dice, sides swapped. */
export interface Pairing {
  readonly game: string
  readonly scenario: string
  readonly options?: readonly string[]
  readonly players: readonly [string, string]
  /** The seed of the first pair; the next have the next. */
  readonly seed: number
  readonly pairs: number
}

/** Both matches of a pair: first the first player has the first side. */
export function matchesOf({ pairs: _, ...pairing }: Pairing, pair: number): readonly [Fixture, Fixture] {
  const [a, b] = pairing.players
  const seed = (pairing.seed + pair) >>> 0
  return [
    { ...pairing, seed, players: [a, b] },
    { ...pairing, seed, players: [b, a] },
  ]
}

/** The score of the first player in each pair that is whole, in their order; none for those that are not. */
export function scoresOf(pairing: Pairing, rows: ReadonlyMap<string, MatchRow>): readonly (PairScore | undefined)[] {
  return Array.from({ length: pairing.pairs }, (_, pair) => {
    const [first, second] = matchesOf(pairing, pair).map((fixture) => rows.get(nameOf(fixture)))
    return first && second && ((points(first, 0) + points(second, 1)) as PairScore)
  })
}

/** What a match is worth to one of its two players. */
export const points = ({ winner }: MatchRow, place: number): number => (winner === 2 ? 0.5 : winner === place ? 1 : 0)
