import type { Advised, Doctrine } from '@boma/counsel'
import { type Action, FIRST, type Side, searchDice } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { onTheSpot } from '../index.ts'
import { lookAheadPlayer } from '../look-ahead.ts'
import { plannerPlayer } from '../planner.ts'
import { act, type Bets, begun, bets, opening, type Payoffs } from './bets.ts'

/** Whoever opens proposes the openings in their order; whoever answers, the first answer. How often the table was surveyed is counted. */
function doctrineOf(openings: readonly number[], counted: { surveys: number } = { surveys: 0 }): Doctrine<Bets> {
  const one = (action: Action, n: number) => ({ order: [action], worth: -n, why: { key: 'why.wait' } })
  return {
    clock: (t) => t.core.depth,
    pace: 0.1,
    survey() {
      counted.surveys++
      return counted.surveys
    },
    holds: () => true,
    propose: (_, side: Side, __, most) =>
      side === FIRST ? openings.map((n, i) => one(act.open(n), i)).slice(0, most) : [one(act.answer(0), 0)],
    worth: (t, side) => (t.tracks.pot / 100) * (side === FIRST ? 1 : -1),
  }
}

function game(payoffs: Payoffs, openings: readonly number[], counted?: { surveys: number }): Advised<Bets> {
  const plain = bets(payoffs)
  return { ...plain, counsel: { ...plain.counsel, doctrine: doctrineOf(openings, counted) } }
}

const ahead = lookAheadPlayer({ name: 'ahead', candidates: 4, turns: 9, budget: 200 })
const chosenBy = (player: ReturnType<typeof plannerPlayer>, by: Advised<Bets>, key = 1): number =>
  opening(onTheSpot(by, player, begun(by), FIRST, searchDice(key)).order[0])

describe('the planner', () => {
  test('orders what the doctrine proposes first, and says why', () => {
    const by = game([[1], [50]], [0, 1])
    const { order, why } = onTheSpot(by, plannerPlayer(), begun(by), FIRST, searchDice(1))
    expect([order, why]).toEqual([[act.open(0)], { key: 'why.wait' }])
  })

  test('looks a step ahead as the greedy do where the doctrine is silent, or there is none', () => {
    expect(chosenBy(plannerPlayer(), game([[1], [50]], []))).toBe(1)
    expect(chosenBy(plannerPlayer(), bets([[1], [50]]))).toBe(1)
  })

  test('surveys the table once for as long as that holds', () => {
    const counted = { surveys: 0 }
    const by = game([[1]], [0], counted)
    const { think } = plannerPlayer().sit({ game: by, side: FIRST, seats: [] })
    for (let n = 0; n < 3; n++) think({ view: begun(by), log: () => [], dice: searchDice(n), budget: 1 }).next('on')
    expect(counted.surveys).toBe(1)
  })
})

describe('whoever looks ahead', () => {
  test('leaves the plan for what leads to something better', () => {
    expect(chosenBy(ahead, game([[1], [50], [7]], [0, 1, 2]))).toBe(1)
  })

  test('keeps to the plan where something else is not better by more than chance', () => {
    expect(chosenBy(ahead, game([[5], [5]], [0, 1]))).toBe(0)
    for (let key = 0; key < 5; key++) expect(chosenBy(ahead, game([['die'], ['die']], [0, 1]), key)).toBe(0)
  })

  test('answers the same to the same dice, within its budget, and at once when it is told to hurry', () => {
    const by = game([['die'], ['die'], [1]], [0, 1, 2])
    const steps = (nudge: 'on' | 'hurry') => {
      const thinking = ahead.sit({ game: by, side: FIRST, seats: [] })
      const thought = thinking.think({ view: begun(by), log: () => [], dice: searchDice(3), budget: 90 })
      const heard: unknown[] = []
      for (let step = thought.next('on'); ; step = thought.next(nudge)) {
        heard.push(step.value)
        if (step.done) return heard
      }
    }
    expect(steps('on')).toEqual(steps('on'))
    expect(steps('on').length).toBeLessThanOrEqual(31)
    expect(steps('hurry').length).toBeLessThan(6)
  })

  test.each([
    ['thinks a plan over once more that was made in haste', 4000, [3, 2, 1]],
    ['does not where there was time enough', 200, [3, 1, 1]],
  ])('%s', (_, budget, wanted) => {
    const counted = { surveys: 0 }
    const plain = game([[1], [50]], [0, 1])
    const by = { ...plain, counsel: { ...plain.counsel, doctrine: { ...doctrineOf([0, 1], counted), postures: 2 } } }
    const seated = ahead.sit({ game: by, side: FIRST, seats: [] })
    const surveyed = [0, 1, 2].map((key) => {
      const before = counted.surveys
      const thought = seated.think({ view: begun(by), log: () => [], dice: searchDice(key), budget })
      // The first trial surveys the table once, for whoever answers.
      const step = thought.next('on')
      const looked = counted.surveys - before
      for (let next = step; !next.done; ) next = thought.next('on')
      return looked
    })
    expect(surveyed).toEqual(wanted)
  })

  test('is greedy where there is no doctrine', () => {
    expect(chosenBy(ahead, bets([[1], [50]]))).toBe(1)
  })
})
