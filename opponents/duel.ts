import type { Advised } from '@boma/counsel'
import { type BySide, Match, type MatchSetup, searchDice, type TableBase } from '@boma/kernel'
import type { Player } from './player.ts'

/** Plays a whole match between two players, each with dice of its own; the match at its end. */
export function duel<T extends TableBase>(
  game: Advised<T>,
  setup: Omit<MatchSetup, 'dice'>,
  players: BySide<Player>,
  seed: number,
): Match<T> {
  const secret = new Uint8Array(16)
  new DataView(secret.buffer).setUint32(0, seed)
  const match = new Match(game, { ...setup, dice: { kind: 'cipher', secret } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const player = players[d.side] as Player
    const action = player.choose(game, match.view(d.side), d.side, match.legal(), searchDice([seed, match.length]))
    const { kind } = match.play(d.seat, action)
    if (kind !== 'played') throw new Error(`${player.name} chose an action that is ${kind}`)
  }
  return match
}
