import { actionName, begin, blank, legal, Moves, searchDice, toDecide, winner } from '@boma/kernel'
import { duel, greedyPlayer, randomPlayer } from '@boma/opponents'
import { describe, expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../data/scenarios.ts'
import { askari } from '../index.ts'
import { ENTENTE, GERMAN } from '../roster.ts'

/** A sample of what `boma duel askari` measures at length: little thought, and the shortest scenario. */
describe('greedy', () => {
  const hasty = greedyPlayer({ worlds: 1, candidates: 6 })

  test('beats random Under the Colonial Office from either side', () => {
    const scenario = 'colonial-office'
    expect(winner(duel(askari, { scenario }, [hasty, randomPlayer], 1).table)).toBe(GERMAN)
    expect(winner(duel(askari, { scenario }, [randomPlayer, hasty], 1).table)).toBe(ENTENTE)
  })

  test.each(SCENARIO_NAMES.map((name, scenario) => [name, scenario] as const))(
    'sets %s up as in history',
    (_, scenario) => {
      const t = blank(askari)
      begin(askari, t, { scenario, options: 0 }, searchDice(1))
      const moves = new Moves()
      legal(askari, t, moves)
      for (const seed of [1, 2, 3]) {
        const action = greedyPlayer().choose(askari, t, toDecide(askari, t), moves.toArray(), searchDice(seed))
        expect(actionName(askari.actions, action)).toBe('historical')
      }
    },
  )
})
