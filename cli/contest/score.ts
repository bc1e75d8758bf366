import { range } from '../duel/tally.ts'

/** The points of a player in a pair: two matches with the same dice, one from each side; a draw is half a point. */
export type PairScore = 0 | 0.5 | 1 | 1.5 | 2

/** What many pairs came to for the first player. */
export interface Score {
  readonly pairs: number
  /** Points of a match, from 0 to 1, on average. */
  readonly share: number
  /** Where the share lies nineteen times out of twenty, by matches (Wilson) and by pairs, whose matches depend on each other. */
  readonly byMatches: readonly [number, number]
  readonly byPairs: readonly [number, number]
}

/** The score of many pairs. */
export function scoreOf(scores: readonly PairScore[]): Score {
  const pairs = scores.length
  const share = scores.reduce<number>((sum, each) => sum + each, 0) / (2 * pairs)
  return { pairs, share, byMatches: range(share * 2 * pairs, 2 * pairs), byPairs: pairRange(scores, share) }
}

function pairRange(scores: readonly PairScore[], share: number): readonly [number, number] {
  const width = 1.96 * Math.sqrt(varianceOf(scores, share) / scores.length)
  return [Math.max(0, share - width), Math.min(1, share + width)]
}

/** How much the shares of pairs scatter; never nothing, for so few pairs say little: as if there were one more that fell otherwise. */
function varianceOf(scores: readonly PairScore[], share: number): number {
  const squares = scores.reduce<number>((sum, each) => sum + (each / 2 - share) ** 2, 0)
  return (squares + 0.25) / (scores.length + 1)
}

/** A share that this lead on Elo's scale stands for. */
const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** How sure a sequential test must be of either answer: wrong once in twenty. */
const SURE = Math.log(19)

/** A sequential test whether the first player leads by `most` points of Elo rather than by `least`. */
export function verdictOf(
  scores: readonly PairScore[],
  [least, most]: readonly [number, number],
): 'stronger' | 'not' | 'open' {
  if (scores.length < 2) return 'open'
  const { share } = scoreOf(scores)
  const [low, high] = [shareAt(least), shareAt(most)]
  // The likelihoods of both leads, by the normal distribution that many pairs come to.
  const ratio = (scores.length * (high - low) * (2 * share - low - high)) / (2 * varianceOf(scores, share))
  return ratio >= SURE ? 'stronger' : ratio <= -SURE ? 'not' : 'open'
}
