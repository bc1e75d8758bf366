import { actionName, type BySide, begin, blank, Match, SIDES, searchDice, toDecide } from '@boma/kernel'
import { type Aide, greedyPlayer, onTheSpot, randomPlayer, seatedAt, type Thinker, windowOn } from '@boma/opponents'
import { describe, expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../data/scenarios.ts'
import { askari } from '../index.ts'
import type { Table } from '../layout.ts'
import { scoreOf } from '../rules/13-victory.ts'

const hasty = greedyPlayer({ worlds: 1, candidates: 6 })

/** The Entente's points after the first turn Under the Colonial Office, where whoever is ahead then has as good as won. */
function pointsOf(players: BySide<Thinker>): number {
  const match = new Match(askari, { scenario: 'colonial-office', dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  const aides = SIDES.map((side) => seatedAt(askari, side, players[side] as Thinker))
  for (let d = match.decision; d !== undefined && match.table.tracks.turn < 2; d = match.decision) {
    const { order } = (aides[d.side] as Aide<Table>).decide(windowOn(match), { dice: searchDice(match.length) })
    match.order(d.seat, order)
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
      for (const seed of [1, 2]) {
        const { order } = onTheSpot(askari, greedyPlayer(), t, toDecide(askari, t), searchDice(seed))
        expect(order.map((action) => actionName(askari.actions, action))).toEqual(['historical'])
      }
    },
  )
})
