import type { odds } from '@boma/counsel'
import { isBeaten } from '../../rules/06-scores.ts'

const FACES = 6

/** What may come of one figure against another: the chances that either falls; else nothing happens. */
export interface DuelOdds {
  readonly falls: number
  readonly fells: number
}

/** §6.1, §6.7: one against one, each with what is added to its die. */
export function duelOdds(own: number, foe: number): DuelOdds {
  let [falls, fells] = [0, 0]
  for (let mine = 1; mine <= FACES; mine++)
    for (let his = 1; his <= FACES; his++) {
      if (isBeaten(mine + own, his + foe)) falls++
      if (isBeaten(his + foe, mine + own)) fells++
    }
  return { falls: falls / (FACES * FACES), fells: fells / (FACES * FACES) }
}

/** What may come of one figure against two. */
export interface TwoOnOneOdds {
  /** The single figure falls. */
  readonly falls: number
  /** How many of the two fall: the chance of none, one, both. */
  readonly fells: odds.Distribution
  /** The chances that one more of his side falls than of theirs, as many, one fewer, two fewer. */
  readonly balance: odds.Distribution
}

/** §6.2, §15.3: one against two, first the one, then, if he lives, the other. */
export function twoOnOneOdds(own: number, first: number, ownThen: number, second: number): TwoOnOneOdds {
  const one = duelOdds(own, first)
  const two = duelOdds(ownThen, second)
  const lives = 1 - one.falls
  const quiet = lives - one.fells
  const quietThen = 1 - two.falls - two.fells
  return {
    falls: one.falls + lives * two.falls,
    fells: Float64Array.of(
      one.falls + quiet * (1 - two.fells),
      quiet * two.fells + one.fells * (1 - two.fells),
      one.fells * two.fells,
    ),
    balance: Float64Array.of(
      one.falls + quiet * two.falls,
      quiet * quietThen + one.fells * two.falls,
      quiet * two.fells + one.fells * quietThen,
      one.fells * two.fells,
    ),
  }
}
