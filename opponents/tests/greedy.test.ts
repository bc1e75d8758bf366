import type { Advised } from '@boma/counsel'
import { equal, FIRST, noDice, searchDice, snapshot, type TableBase, winner } from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { duel } from '../duel.ts'
import { greedyPlayer, type Nudge, onTheSpot, randomPlayer, type Thinker } from '../index.ts'
import { act, begun, bets } from './bets.ts'
import { conclusion, disguise, positions, questionIn } from './positions.ts'

const greedy = greedyPlayer({ worlds: 1, candidates: 12 })

/** How many of so many matches greedy wins against random, with sides swapped after each. */
function wins<T extends TableBase>(game: Advised<T>, matches: number, player: Thinker = greedy): number {
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
      const thought = greedy.sit({ game: skirmish, side, seats: [] })
      const think = () => conclusion(thought.think({ view: seen, log: () => [], dice: searchDice(5), budget: 1000 }))
      const answer = think()
      expect(listed).toContain(answer?.order[0])
      expect(seen.bytes).toEqual(before)
      expect(think()).toEqual(answer)
    }
  })

  test('does not care what it cannot know', () => {
    const changed = positions(skirmish, 4, 5).filter((t, n) => {
      const { side, seen } = questionIn(skirmish, t)
      // It is handed the truth, and another one that looks the same: whoever read what is hidden would choose by it.
      const disguised = disguise(skirmish, t, side, n)
      const choose = (table: typeof t) => onTheSpot(skirmish, greedy, table, side, searchDice(n))
      expect([choose(t), choose(disguised)]).toEqual([choose(seen), choose(seen)])
      return !equal(disguised, t)
    })
    expect(changed.length).toBeGreaterThan(5)
  })

  test('takes the only action there is without thinking', () => {
    const game = bets([])
    const { order, why } = onTheSpot(game, greedy, begun(game), FIRST, noDice)
    expect([order, why.key]).toEqual([[act.end()], 'only'])
  })

  test('says what it expects to gain, and among how many', () => {
    const game = bets([[20], [10]])
    const { why } = onTheSpot(game, greedy, begun(game), FIRST, searchDice(1))
    expect(why).toEqual({ key: 'gains', facts: { gain: 0.2, among: 3 } })
  })

  test('thinks in as many iterations as it tells of, and no world further when it is to hurry', () => {
    const game = bets([[20], [10]])
    const steps = (nudge: Nudge) => {
      const { think } = greedyPlayer().sit({ game, side: FIRST, seats: [] })
      const thinking = think({ view: begun(game), log: () => [], dice: searchDice(1), budget: 1000 })
      const heard: unknown[] = []
      for (let step = thinking.next('on'); !step.done; step = thinking.next(nudge)) heard.push(step.value)
      return heard
    }
    expect(steps('on')).toEqual(Array.from({ length: 12 }, (_, i) => ({ done: i + 1, of: 12 })))
    expect(steps('hurry')).toHaveLength(3)
  })
})
