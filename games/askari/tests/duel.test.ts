import { actionName, type BySide, begin, blank, legal, Match, Moves, searchDice, toDecide } from '@boma/kernel'
import { greedyPlayer, type Player, randomPlayer } from '@boma/opponents'
import { describe, expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../data/scenarios.ts'
import { askari } from '../index.ts'
import { scoreOf } from '../rules/13-victory.ts'

const hasty = greedyPlayer({ worlds: 1, candidates: 6 })

/** The Entente's points after the first turn Under the Colonial Office, where whoever is ahead then has as good as won. */
function pointsOf(players: BySide<Player>): number {
  const match = new Match(askari, { scenario: 'colonial-office', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (let d = match.decision; d !== undefined && match.table.tracks.turn < 2; d = match.decision) {
    const player = players[d.side] as Player
    match.play(d.seat, player.choose(askari, match.view(d.side), d.side, match.legal(), searchDice(match.length)))
  }
  return scoreOf(match.table).total
}

/** A sample of what `boma duel askari` measures at length (docs/benchmarks.md). */
describe('greedy', () => {
  test('leaves random behind from either side', () => {
    expect(pointsOf([randomPlayer, hasty])).toBeGreaterThan(2)
    expect(pointsOf([hasty, randomPlayer])).toBeLessThan(-2)
  })

  test.each(SCENARIO_NAMES.map((name, scenario) => [name, scenario] as const))(
    'sets %s up as in history',
    (_, scenario) => {
      const t = blank(askari)
      begin(askari, t, { scenario, options: 0 }, searchDice(1))
      const moves = new Moves()
      legal(askari, t, moves)
      for (const seed of [1, 2]) {
        const action = greedyPlayer().choose(askari, t, toDecide(askari, t), moves.toArray(), searchDice(seed))
        expect(actionName(askari.actions, action)).toBe('historical')
      }
    },
  )
})
