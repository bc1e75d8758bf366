import { type Game, Match } from '@boma/kernel'
import { skirmish as sample } from '@boma/skirmish'
import { localReferee } from '../../referee/local.ts'
import type { Kept } from '../cupboard.ts'
import { keptOf } from '../kept-of.ts'

/** The sample game. */
export const skirmish = sample as unknown as Game

/** A match of the sample in which so many first-best actions were played. */
export function played(actions: number, game: Game = skirmish): Match {
  const match = new Match(game, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  for (let i = 0; i < actions && !match.over; i++) {
    const legal = match.legal()
    match.play(match.decision?.side ?? (0 as never), legal[(i * 7) % legal.length] ?? 0)
  }
  return match
}

/** A kept match with this name and time. */
export const kept = (id: string, touched: number, actions = 3): Kept =>
  keptOf(id, localReferee(played(actions)), ['person', 'greedy'], touched)
