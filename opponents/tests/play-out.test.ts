import type { Advised } from '@boma/counsel'
import {
  type Action,
  ALLOWED,
  apply,
  type BySide,
  blank,
  copy,
  type Dice,
  equal,
  isOver,
  legal,
  Match,
  Moves,
  NOBODY,
  noDice,
  SIDES,
  type Side,
  searchDice,
  type TableBase,
  toDecide,
  winner,
} from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import {
  atOnce,
  type Chair,
  greedyPlayer,
  idlePlayer,
  playAtRandom,
  playOn,
  playOut,
  randomPlayer,
  type Seated,
  seatedAt,
  type Thinker,
  windowOn,
} from '../index.ts'
import { diceOf } from '../play-out.ts'
import { begun, bets } from './bets.ts'

const hasty = greedyPlayer({ worlds: 1, candidates: 8 })

/** Orders up to three actions at once, anything that may be done on what it sees until a die is wanted. */
const rash: Thinker = {
  name: 'rash',
  budget: 0,
  sit<T extends TableBase>({ game, side }: Chair<T>): Seated<T> {
    const t = blank(game)
    const moves = new Moves()
    return {
      think({ view, dice }) {
        copy(view, t)
        const order: Action[] = []
        try {
          while (order.length < 3 && toDecide(game, t) === side) {
            order.push(moves.at(dice.draw(0, legal(game, t, moves), 0, order.length)))
            apply(game, t, side, order.at(-1) ?? 0, noDice)
          }
        } catch {
          // The rest cannot be told.
        }
        return atOnce({ order, why: { key: 'any', facts: {} } })
      },
    }
  },
}

/** The same match with a record, its dice typed in. */
function recorded<T extends TableBase>(game: Advised<T>, players: BySide<Thinker>, seed: number): Match<T> {
  const dice = diceOf(seed)
  const match = new Match(game, { scenario: game.scenarios[0]?.id ?? '', dice: { kind: 'manual' } })
  const aides = SIDES.map((side) => seatedAt(game, side, players[side] as Thinker))
  while (match.waiting !== undefined) match.offer(dice.draw(match.waiting.n, match.waiting.sides, 0, 0) + 1)
  for (let d = match.decision; d !== undefined; d = match.decision) {
    const order = aides[d.side]?.decide(windowOn(match), { dice: searchDice([seed, match.length]) }).order
    for (let played = match.order(d.seat, order); played.kind !== 'played'; played = match.order(d.seat, order)) {
      if (played.kind === 'refused') throw new Error('it is refused')
      match.offer(dice.draw(played.wanted.n, played.wanted.sides, 0, 0) + 1)
    }
  }
  return match
}

describe('a match that is played out', () => {
  const games: readonly [string, Advised][] = [
    ['skirmish', skirmish as unknown as Advised],
    ['lettow', lettow as unknown as Advised],
    ['windhoek', windhoek as unknown as Advised],
  ]
  const pairs: readonly [string, BySide<Thinker>][] = [
    ['random and random', [randomPlayer, randomPlayer]],
    ['rash and idle', [rash, idlePlayer]],
    ['random and rash', [randomPlayer, rash]],
  ]
  test.each(games.flatMap(([id, game]) => pairs.map(([who, players]) => [id, who, game, players] as const)))(
    'of %s by %s is the one that a record would tell of',
    (_id, _who, game, players) => {
      const orders: unknown[] = []
      const scenario = game.scenarios[0]?.id ?? ''
      const t = playOut(game, { scenario }, players, 5, (side, actions) => orders.push([side, ...actions]))
      const match = recorded(game, players, 5)
      expect(orders).toEqual(match.deeds.map(({ side, actions }) => [side, ...actions]))
      expect(equal(t, match.table)).toBe(true)
      expect(isOver(t)).toBe(true)
    },
  )

  test('has orders of several actions broken off where a match breaks them off', () => {
    const lengths = new Set<number>()
    playOut(skirmish, { scenario: 'ford' }, [rash, rash], 1, (_, actions) => lengths.add(actions.length))
    expect(lengths).toEqual(new Set([1, 2, 3]))
  })

  test('is the same for the same seed, and another for another', () => {
    const end = (seed: number) => playOut(skirmish, { scenario: 'ford' }, [hasty, randomPlayer], seed)
    expect(equal(end(1), end(1))).toBe(true)
    expect(equal(end(1), end(2))).toBe(false)
  })

  test('has dice that no player has', () => {
    const faces = (dice: Dice) => Array.from({ length: 20 }, (_, n) => dice.draw(n, 6, 0, n)).join()
    const given = new Set(Array.from({ length: 1000 }, (_, order) => faces(searchDice([5, order]))))
    expect(given.has(faces(diceOf(5)))).toBe(false)
  })

  test('is won by whoever thinks', () => {
    const won = [1, 2, 3, 4, 5, 6].filter(
      (seed) => winner(playOut(skirmish, { scenario: 'ford' }, [hasty, idlePlayer], seed)) === 0,
    )
    expect(won.length).toBeGreaterThan(4)
  })

  test('ends with a clear word when somebody orders what is refused', () => {
    const broken: Thinker = {
      name: 'broken',
      budget: 0,
      sit: () => ({ think: () => atOnce({ order: [-1 as Action], why: { key: 'any', facts: {} } }) }),
    }
    expect(() => playOut(skirmish, { scenario: 'ford' }, [broken, broken], 1)).toThrow(
      'broken: it ordered what is not allowed',
    )
  })
})

describe('to play on', () => {
  const first = (_: unknown, __: Side, moves: Moves) => moves.at(0)

  test('goes to the end, and counts what was decided', () => {
    const t = begun(bets([[1, 2]]))
    let asked = 0
    const count = playOn(bets([[1, 2]]), t, (_, __, moves) => moves.at(asked++ < 2 ? 0 : moves.count - 1), noDice)
    expect([count, isOver(t), t.tracks.pot]).toEqual([3, true, 1])
    expect(playOn(bets([[1, 2]]), t, first, noDice)).toBe(0)
  })

  test('goes as far as one wants to look', () => {
    const game = bets([[1, 2]])
    const far = (horizon: Parameters<typeof playOn<ReturnType<typeof begun>>>[4]) => {
      const t = begun(game)
      return [playOn(game, t, first, noDice, horizon), t.tracks.pot]
    }
    expect(far({ most: 5 })).toEqual([5, 2])
    expect(far({ isEnough: (t) => t.tracks.pot === 3 })).toEqual([6, 3])
    expect(far({ most: 0 })).toEqual([0, 0])
  })

  test('draws at random what may be done, and makes no list', () => {
    const game = bets([[1, 2]])
    const t = begun(game)
    let asked = 0
    expect(playAtRandom(game, t, (below) => (asked++ < 2 ? 0 : below - 1), noDice)).toBe(3)
    expect([isOver(t), t.tracks.pot]).toEqual([true, 1])
    expect(playAtRandom(game, begun(game), () => 0, noDice, { most: 5 })).toBe(5)
  })

  test('asks for whoever decides, out of what is legal', () => {
    const game = skirmish
    const t = blank(game)
    copy(new Match(game, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(16) } }).table, t)
    let n = 0
    playOn(
      game,
      t,
      (now, side, moves) => {
        expect(side).toBe(toDecide(game, now))
        expect(side).not.toBe(NOBODY)
        const before = blank(game)
        copy(now, before)
        const action = moves.at(n++ % moves.count)
        expect(apply(game, before, side, action, diceOf(1))).toBe(ALLOWED)
        return action
      },
      diceOf(1),
    )
    expect(isOver(t)).toBe(true)
  })
})
