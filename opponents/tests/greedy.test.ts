import type { Advised } from '@boma/counsel'
import { type Action, blank, equal, FIRST, noDice, searchDice, snapshot, type TableBase, winner } from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { duel } from '../duel.ts'
import { greedyPlayer, type Player, randomPlayer } from '../index.ts'
import { disguise, positions, questionIn } from './positions.ts'

const greedy = greedyPlayer({ worlds: 1, candidates: 12 })

/** How many of so many matches greedy wins against random, with sides swapped after each. */
function wins<T extends TableBase>(game: Advised<T>, matches: number, player: Player = greedy): number {
  let won = 0
  for (let n = 0; n < matches; n++) {
    const scenario = game.scenarios[(n >> 1) % game.scenarios.length]?.id ?? ''
    const mine = n % 2
    const players = mine === 0 ? ([player, randomPlayer] as const) : ([randomPlayer, player] as const)
    if (winner(duel(game, { scenario }, players, n + 1).table) === mine) won++
  }
  return won
}

describe('greedy', () => {
  test('beats random in the sample game, whichever side it plays', () => {
    expect(wins(skirmish, 100)).toBeGreaterThanOrEqual(90)
  })

  test('would not, if the game told it nothing of what is good', () => {
    const hasty = greedyPlayer({ worlds: 1, candidates: 2 })
    expect(wins({ ...skirmish, counsel: { appraise: () => 0 } }, 40, hasty)).toBeLessThan(30)
  })

  test('answers the same to the same view and dice, and leaves the view as it was', () => {
    for (const t of positions(skirmish, 3, 9)) {
      const { side, seen, listed } = questionIn(skirmish, t)
      const before = snapshot(seen)
      const answer = greedy.choose(skirmish, seen, side, listed, searchDice(5))
      expect(listed).toContain(answer)
      expect(seen.bytes).toEqual(before)
      expect(greedy.choose(skirmish, seen, side, listed, searchDice(5))).toBe(answer)
    }
  })

  test('does not care what it cannot know', () => {
    const changed = positions(skirmish, 4, 5).filter((t, n) => {
      const { side, seen, listed } = questionIn(skirmish, t)
      // It is handed the truth, and another one that looks the same: whoever read what is hidden would choose by it.
      const disguised = disguise(skirmish, t, side, n)
      const choose = (table: typeof t) => greedy.choose(skirmish, table, side, listed, searchDice(n))
      expect([choose(t), choose(disguised)]).toEqual([choose(seen), choose(seen)])
      return !equal(disguised, t)
    })
    expect(changed.length).toBeGreaterThan(5)
  })

  test('takes the only action there is without thinking', () => {
    const t = blank(skirmish)
    expect(greedy.choose(skirmish, t, FIRST, [7 as Action], noDice)).toBe(7)
  })
})
