import type { Advised } from '@boma/counsel'
import { type Dice, FIRST, searchDice } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import type { Effort } from '../greedy.ts'
import { greedyPlayer, onTheSpot } from '../index.ts'
import { shuffled } from '../pick.ts'
import { type Bets, begun, bets, opening, type Payoffs } from './bets.ts'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1)

/** What the greedy player opens with, by the dice it thinks with. */
function openings(game: Advised<Bets>, effort: Effort = { worlds: 2, candidates: 24 }): readonly number[] {
  const t = begun(game)
  return SEEDS.map((seed) => opening(onTheSpot(game, greedyPlayer(effort), t, FIRST, searchDice(seed)).order[0]))
}
const allOf = (payoffs: Payoffs): ReadonlySet<number> => new Set(openings(bets(payoffs)))

describe('a rehearsal', () => {
  test('has the other side answer as is best for it, out of as many answers as it glances at', () => {
    // The richest opening has the worst answer, wherever in the list that is.
    expect(allOf([[50, 50, 50, -9], [1], [40, -8, 40, 40]])).toEqual(new Set([1]))
    expect(
      allOf([
        [-9, 50, 50, 50, 50],
        [2, 3, 4, 5, 6],
        [40, 40, -8, 40, 40],
      ]),
    ).toEqual(new Set([1]))
  })

  test('glances at five answers and no more, from anywhere in the list', () => {
    const many = Array.from({ length: 50 }, (_, m) => (m === 30 ? -40 : 40))
    const found = openings(bets([many, [1]]), { worlds: 1, candidates: 24 })
    // Five of fifty find the one that hurts in a tenth of all cases.
    expect(found.filter((n) => n === 0).length).toBeGreaterThan(42)
    expect(found.filter((n) => n === 1).length).toBeGreaterThan(0)
  })

  test('goes on to the end of what takes many decisions, such as a battle of ten units', () => {
    expect(new Set(openings(bets([[5]], undefined, 80), { worlds: 1, candidates: 9 }))).toEqual(new Set([0]))
  })

  test('tries with other dice than it is played with: nobody knows the next roll', () => {
    // Whoever knew that the die will show a six, which is bad for him, would take the other answer.
    const game = bets([[-4, 'die']])
    const pots: number[] = []
    const spied: Advised<Bets> = {
      ...game,
      counsel: {
        appraise(t, side) {
          if (side === FIRST) pots.push(t.tracks.pot)
          return game.counsel.appraise(t, side)
        },
      },
    }
    openings(spied, { worlds: 1, candidates: 9 })
    expect(new Set(pots)).toEqual(new Set([0, -4, -10, 10]))
  })
})

describe('greedy', () => {
  test('ends rather than lose by whatever it may begin, and begins whatever gains', () => {
    expect(allOf([[-1], [-2, 5]])).toEqual(new Set([-1]))
    expect(allOf([[-1], [2, 5]])).toEqual(new Set([1]))
  })

  test('takes each of those that are equally good now and then', () => {
    expect(allOf([[3], [3], [2], [3]])).toEqual(new Set([0, 1, 3]))
  })

  test('weighs every action in as many worlds as it is told to, each with a dream and luck of its own', () => {
    const dreams: number[] = []
    const game = bets([[1], [2]], (t, draw) => {
      t.tracks.secret = draw(1_000_000)
      dreams.push(t.tracks.secret)
    })
    for (const worlds of [1, 3, 7]) {
      dreams.length = 0
      openings(game, { worlds, candidates: 24 })
      expect(dreams).toHaveLength(worlds * SEEDS.length)
      expect(new Set(dreams).size).toBeGreaterThan(0.99 * dreams.length)
    }
  })

  test('tries everything in one world, and what looks best in all of them', () => {
    const game = bets(Array.from({ length: 32 }, (_, n) => [n + 1]))
    const times = new Array<number>(33).fill(0)
    const spied: Advised<Bets> = {
      ...game,
      counsel: {
        appraise(t, side) {
          if (side === FIRST) times[t.tracks.pot] = (times[t.tracks.pot] ?? 0) + 1
          return game.counsel.appraise(t, side)
        },
      },
    }
    expect(new Set(openings(spied, { worlds: 4, candidates: 64 }))).toEqual(new Set([31]))
    const once = times[1] ?? 0
    expect(once).toBeGreaterThan(0)
    // Of 32 openings and the end 17 are tried again, then 9, then 8.
    expect([15, 16, 23, 24, 25].map((pot) => (times[pot] ?? 0) / once)).toEqual([1, 2, 2, 3, 4])
  })

  test('goes by the average of its worlds, not by one of them', () => {
    // In two worlds of three the first opening brings a little, in the third it costs a lot.
    let n = 0
    const game = bets([['secret'], [1]], (t) => {
      t.tracks.secret = (n + Math.trunc(n / 3)) % 3 === 2 ? -50 : 10
      n++
    })
    expect(new Set(openings(game, { worlds: 3, candidates: 24 }))).toEqual(new Set([1]))
    expect(new Set(openings(game, { worlds: 1, candidates: 24 }))).toEqual(new Set([0, 1]))
  })
})

test('every order of a shuffled list is as likely as any other', () => {
  const times = new Map<string, number>()
  const source: Dice = searchDice(7)
  let n = 0
  for (let i = 0; i < 6000; i++) {
    const order = shuffled('abc'.split(''), (below) => source.draw(n, below, 0, n++)).join('')
    times.set(order, (times.get(order) ?? 0) + 1)
  }
  expect([...times.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  for (const [order, count] of times) {
    expect(count, order).toBeGreaterThan(880)
    expect(count, order).toBeLessThan(1120)
  }
})
