import {
  type Action,
  blank,
  copy,
  equal,
  FIRST,
  type Game,
  imagine,
  legal,
  Match,
  Moves,
  noDice,
  searchDice,
  snapshot,
  type TableBase,
  toDecide,
  view,
} from '@boma/kernel'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { greedyPlayer, type Player, randomPlayer } from '../index.ts'
import { duel } from './duel.ts'

const greedy = greedyPlayer({ worlds: 2, candidates: 12 })

/** How many of so many matches greedy wins against random, with sides swapped after each. */
function wins<T extends TableBase>(game: Game<T>, matches: number, player: Player = greedy): number {
  let won = 0
  for (let n = 0; n < matches; n++) {
    const scenario = game.scenarios[(n >> 1) % game.scenarios.length]?.id ?? ''
    const mine = n % 2
    const players = mine === 0 ? ([player, randomPlayer] as const) : ([randomPlayer, player] as const)
    if (duel(game, { scenario }, players, n + 1) === mine) won++
  }
  return won
}

/** Every so-manieth position of a random match. */
function positions<T extends TableBase>(game: Game<T>, seed: number, every: number): T[] {
  const found: T[] = []
  const secret = new Uint8Array(16).fill(seed)
  const match = new Match(game, { scenario: game.scenarios[0]?.id ?? '', dice: { kind: 'cipher', secret } })
  for (let d = match.decision; d !== undefined; d = match.decision) {
    if (match.length % every === 0) {
      const t = blank(game)
      copy(match.table, t)
      found.push(t)
    }
    match.play(d.side, randomPlayer.choose(game, match.table, d.side, match.legal(), searchDice([seed, match.length])))
  }
  return found
}

/** What a position asks: whom, what he sees and what he may do. */
function question<T extends TableBase>(game: Game<T>, t: T) {
  const side = toDecide(game, t)
  const moves = new Moves()
  legal(game, t, moves)
  return { side, seen: view(game, t, side), listed: moves.toArray() }
}

describe('greedy', () => {
  test('beats random in the sample game, whichever side it plays', () => {
    expect(wins(skirmish, 100)).toBeGreaterThanOrEqual(90)
  })

  test('would not, if the game told it nothing of what is good', () => {
    const hasty = greedyPlayer({ worlds: 1, candidates: 2 })
    expect(wins({ ...skirmish, appraise: () => 0 }, 40, hasty)).toBeLessThan(30)
  })

  test('answers the same to the same view and dice, and leaves the view as it was', () => {
    for (const t of positions(skirmish, 3, 9)) {
      const { side, seen, listed } = question(skirmish, t)
      const before = snapshot(seen)
      const answer = greedy.choose(skirmish, seen, side, listed, searchDice(5))
      expect(listed).toContain(answer)
      expect(seen.bytes).toEqual(before)
      expect(greedy.choose(skirmish, seen, side, listed, searchDice(5))).toBe(answer)
    }
  })

  test('does not care what it cannot know', () => {
    const changed = positions(skirmish, 4, 5).filter((t, n) => {
      const { side, seen, listed } = question(skirmish, t)
      const otherwise = imagine(skirmish, t, side, searchDice(n))
      const elsewhere = question(skirmish, otherwise)
      const choose = (table: typeof t) => greedy.choose(skirmish, table, side, listed, searchDice(n))
      expect(choose(elsewhere.seen)).toBe(choose(seen))
      return !equal(otherwise, t)
    })
    expect(changed.length).toBeGreaterThan(5)
  })

  test('takes the only action there is without thinking', () => {
    const t = blank(skirmish)
    expect(greedy.choose(skirmish, t, FIRST, [7 as Action], noDice)).toBe(7)
  })
})
