import { NOBODY, SIDES } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { localReferee as atHand } from '../local.ts'
import type { Referee } from '../referee.ts'
import { badPost, farFrom, rollsOf } from './bad-post.ts'

/**
 * What the page is built with for `npm run test:far` in place of the referee at hand: the same one at the other end of a
 * bad post. Whoever keeps a match there is in the page all the same, for the tests have no server.
 */
export function localReferee(match: GameMatch): Referee {
  const later = (milliseconds: number, then: () => void) => void setTimeout(then, milliseconds)
  const post = badPost({ lost: 8, doubled: 15, least: 20, most: 150 }, rollsOf(1914), later)
  return farFrom(atHand(match), [...SIDES, NOBODY], post, 400)
}
