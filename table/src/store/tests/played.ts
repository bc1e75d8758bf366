import { Match } from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import { skirmish as sample } from '@boma/skirmish'
import { localReferee } from '../../referee/local.ts'
import type { Keeping } from '../cupboard.ts'
import { keepingOf } from '../kept-of.ts'

/** The sample game. */
export const skirmish = sample as unknown as Game

/** A match of the sample in which so many first-best actions were played. */
export function played(actions: number, game: Game = skirmish): GameMatch {
  const match = new Match(game, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  for (let i = 0; i < actions && !match.over; i++) {
    const legal = match.legal()
    match.play(match.decision?.seat, legal[(i * 7) % legal.length] ?? 0)
  }
  return match
}

/** A match to be kept under this name, with this time. */
export const keeping = (id: string, touched: number, actions = 3): Keeping =>
  keepingOf(id, localReferee(played(actions)), ['person', 'greedy'], touched)
