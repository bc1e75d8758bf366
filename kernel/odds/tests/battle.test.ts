import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchDice } from '../../dice/search.ts'
import { type Battle, type BattleOdds, battleOdds, stepsLeft } from '../battle.ts'
import { atLeast, mean, variance } from '../distribution.ts'
import { concentrated, type Fighter, type Force, spread } from '../force.ts'
import { enumerateBattle, type Policy, playBattle } from './skirmish.ts'

const AT_ONCE = [[{ by: 0 }, { by: 1 }]] as const
const IN_TURN = [[{ by: 0 }], [{ by: 1 }]] as const

const force = (policy: Policy, fighters: readonly Fighter[]): Force => ({
  fighters,
  losses: policy === 'spread' ? spread(fighters) : concentrated(fighters),
})
const units = (...chances: Fighter['chances'][]): Force =>
  force(
    'concentrated',
    chances.map((each) => ({ chances: each })),
  )
/** The chance that x and y steps are left. */
const both = ({ steps, left }: BattleOdds, x: number, y: number): number => left[x * (steps[1] + 1) + y] ?? Number.NaN

function expectWhole({ left, wins, draw }: BattleOdds): void {
  expect(Math.abs(left.reduce((a, b) => a + b) - 1)).toBeLessThan(1e-12)
  expect(Math.abs(wins[0] + wins[1] + draw - 1)).toBeLessThan(1e-12)
}

describe('a duel with even chances', () => {
  const forces = [units([1 / 2]), units([1 / 2])] as const

  test('in turn, to the finish: who fires first wins two in three', () => {
    const odds = battleOdds({ forces, round: IN_TURN })
    expect(odds.wins[0]).toBeCloseTo(2 / 3, 14)
    expect(odds.wins[1]).toBeCloseTo(1 / 3, 14)
    expect(odds.draw).toBe(0)
  })

  test('at once, to the finish: as often both fall', () => {
    const odds = battleOdds({ forces, round: AT_ONCE })
    expect(odds.wins[0]).toBeCloseTo(1 / 3, 14)
    expect(odds.wins[1]).toBeCloseTo(1 / 3, 14)
    expect(both(odds, 0, 0)).toBeCloseTo(1 / 3, 14)
  })

  test('at once, one round: both may still stand', () => {
    const odds = battleOdds({ forces, round: AT_ONCE, rounds: 1 })
    expect(odds.wins).toEqual([1 / 4, 1 / 4])
    expect(both(odds, 0, 0)).toBe(1 / 4)
    expect(both(odds, 1, 1)).toBe(1 / 4)
    expect(odds.draw).toBe(1 / 2)
  })

  test('the second side may fire first', () => {
    const odds = battleOdds({ forces, round: [[{ by: 1 }], [{ by: 0 }]], rounds: 1 })
    expect(odds.wins).toEqual([1 / 4, 1 / 2])
  })

  test('no rounds change nothing', () => {
    expect(both(battleOdds({ forces, round: AT_ONCE, rounds: 0 }), 1, 1)).toBe(1)
  })
})

describe('losses', () => {
  test('a lost step lowers the chance to hit', () => {
    // It hits surely while whole, never once reduced: the second side must miss first, then is gone.
    const odds = battleOdds({ forces: [units([1, 0]), units([1 / 3])], round: [[{ by: 1 }], [{ by: 0 }]], rounds: 1 })
    expect(both(odds, 2, 0)).toBeCloseTo(2 / 3, 14)
    expect(both(odds, 1, 1)).toBeCloseTo(1 / 3, 14)
  })

  test('concentrated or spread, two hits leave one whole unit or two reduced ones', () => {
    const pair: Fighter[] = [{ chances: [1 / 2, 1 / 4] }, { chances: [1 / 2, 1 / 4] }]
    const strike = (policy: Policy) =>
      battleOdds({ forces: [force(policy, pair), units([1], [1])], round: [[{ by: 1 }], [{ by: 0 }]], rounds: 1 })
    expect(both(strike('concentrated'), 2, 2)).toBeCloseTo(1 / 2, 14)
    expect(both(strike('spread'), 2, 2)).toBeCloseTo(9 / 16, 14)
  })

  test('the order of losses follows the steps of each fighter', () => {
    const fighters: Fighter[] = [{ chances: [0.1] }, { chances: [0.1, 0.1, 0.1] }, { chances: [0.1, 0.1] }]
    expect(concentrated(fighters)).toEqual([0, 1, 1, 1, 2, 2])
    expect(spread(fighters)).toEqual([0, 1, 2, 1, 2, 1])
    expect(spread([])).toEqual([])
  })

  test('an order that forgets a step is refused', () => {
    const forgetful: Force = { fighters: [{ chances: [0.5, 0.5] }], losses: [0] }
    expect(() => battleOdds({ forces: [forgetful, units([0.5])], round: AT_ONCE })).toThrow('must name each fighter')
  })
})

describe('fire', () => {
  test('hits may be halved, rounded up', () => {
    const round = [[{ by: 0 as const, hits: (n: number) => Math.ceil(n / 2) }]]
    const odds = battleOdds({ forces: [units([1], [1], [1]), units([0, 0, 0, 0])], round, rounds: 1 })
    expect(both(odds, 3, 2)).toBe(1)
  })

  test('a unit may roll several dice, and fewer with each step it loses', () => {
    const odds = battleOdds({
      forces: [units([[1 / 2, 1 / 2], [1 / 2]]), units([0, 0, 0])],
      round: [[{ by: 0 }]],
      rounds: 1,
    })
    expect([3, 2, 1].map((y) => both(odds, 2, y))).toEqual([1 / 4, 1 / 2, 1 / 4])
  })

  test('the guns may fire first, and only they', () => {
    const guns: Force = force('concentrated', [
      { chances: [1], arm: 'guns' },
      { chances: [1], arm: 'rifles' },
    ])
    const forces = [guns, units([1])] as const
    const odds = battleOdds({ forces, round: [[{ by: 0, arm: 'guns' }], [{ by: 1 }], [{ by: 0, arm: 'rifles' }]] })
    expect(both(odds, 2, 0)).toBe(1)
    const late = battleOdds({ forces, round: [[{ by: 1 }], [{ by: 0, arm: 'guns' }]], rounds: 1 })
    expect(both(late, 1, 1)).toBe(1)
  })
})

describe('battles that do not go on', () => {
  test('nobody left can hit: they end as they stand', () => {
    const odds = battleOdds({ forces: [units([1 / 2, 0]), units([1, 0])], round: AT_ONCE })
    expect(both(odds, 1, 1)).toBeCloseTo(1 / 2, 14)
    expect(both(odds, 1, 2)).toBe(0)
    expect(odds.wins[1]).toBeCloseTo(1 / 2, 14)
    expectWhole(odds)
  })

  test('a side with nobody has lost already; two of them have drawn', () => {
    expect(battleOdds({ forces: [units(), units([1 / 2])], round: AT_ONCE }).wins).toEqual([0, 1])
    expect(battleOdds({ forces: [units([1 / 2]), units()], round: IN_TURN, rounds: 3 }).wins).toEqual([1, 0])
    expect(battleOdds({ forces: [units(), units()], round: AT_ONCE }).draw).toBe(1)
  })
})

const policy = fc.constantFrom<Policy>('concentrated', 'spread')
const chance = fc.double({ min: 0.05, max: 0.95, noNaN: true })
const fighter = fc
  .tuple(fc.array(chance, { minLength: 1, maxLength: 2 }), fc.constantFrom('guns', 'rifles'))
  .map(([chances, arm]): Fighter => ({ chances, arm }))
const fighters = fc.array(fighter, { minLength: 1, maxLength: 2 })
const halved = (n: number) => Math.ceil(n / 2)
const round = fc.constantFrom<Battle['round']>(
  AT_ONCE,
  IN_TURN,
  [[{ by: 0, arm: 'guns' }], [{ by: 1 }, { by: 0, arm: 'rifles', hits: halved }]],
  [
    [
      { by: 1, hits: halved },
      { by: 1, arm: 'guns' },
    ],
    [{ by: 0 }],
  ],
)

test('any small battle has the odds that going through all throws gives', () => {
  fc.assert(
    fc.property(fighters, fighters, policy, policy, round, fc.constantFrom(1, 2), (a, b, ofA, ofB, volleys, rounds) => {
      const battle: Battle = { forces: [force(ofA, a), force(ofB, b)], round: volleys, rounds }
      const odds = battleOdds(battle)
      const wanted = enumerateBattle(battle, [ofA, ofB])
      for (let x = 0; x <= odds.steps[0]; x++) {
        for (let y = 0; y <= odds.steps[1]; y++) expect(both(odds, x, y)).toBeCloseTo(wanted.get(`${x},${y}`) ?? 0, 12)
      }
      expectWhole(odds)
    }),
  )
})

test('a battle to the finish is one of very many rounds', () => {
  fc.assert(
    fc.property(fighters, fighters, policy, round, (a, b, losses, volleys) => {
      const forces = [force(losses, a), force(losses, b)] as const
      const finish = battleOdds({ forces, round: volleys })
      const long = battleOdds({ forces, round: volleys, rounds: 2000 })
      finish.left.forEach((p, i) => {
        expect(p).toBeCloseTo(long.left[i] ?? Number.NaN, 10)
      })
      expectWhole(finish)
    }),
  )
})

describe('six against eight', () => {
  const six = Array.from({ length: 6 }, (_, i): Fighter => ({ chances: [(2 + (i % 3)) / 6, 1 / 6] }))
  const eight = Array.from({ length: 8 }, (_, i): Fighter => ({ chances: [(1 + (i % 3)) / 6, 1 / 6] }))
  const policies = ['spread', 'concentrated'] as const
  const forces = [force('spread', six), force('concentrated', eight)] as const
  const BATTLES = 50_000

  test.each<{ name: string; battle: Battle }>([
    { name: 'in turn, to the finish', battle: { forces, round: IN_TURN } },
    { name: 'at once, four rounds', battle: { forces, round: AT_ONCE, rounds: 4 } },
  ])('$name: as many battles fought out say the same', ({ battle }) => {
    const dice = searchDice(1916)
    const tally = { wins: [0, 0], left: [0, 0], some: [0, 0] }
    for (let n = 0; n < BATTLES; n++) {
      let k = 0
      const left = playBattle(battle, policies, (p) => dice.draw(0, 6, n, k++) < Math.round(6 * p))
      for (const side of [0, 1] as const) {
        if (left[side] > 0 && left[1 - side] === 0) tally.wins[side] = (tally.wins[side] ?? 0) + 1
        if (left[side] >= 4) tally.some[side] = (tally.some[side] ?? 0) + 1
        tally.left[side] = (tally.left[side] ?? 0) + left[side]
      }
    }
    const odds = battleOdds(battle)
    expectWhole(odds)
    for (const side of [0, 1] as const) {
      const left = stepsLeft(odds, side)
      const spreadOf = (p: number) => 5 * Math.sqrt((p * (1 - p)) / BATTLES)
      const win = odds.wins[side]
      expect(Math.abs((tally.wins[side] ?? 0) / BATTLES - win)).toBeLessThanOrEqual(spreadOf(win))
      const some = atLeast(left, 4)
      expect(Math.abs((tally.some[side] ?? 0) / BATTLES - some)).toBeLessThanOrEqual(spreadOf(some))
      const deviation = Math.sqrt(variance(left) / BATTLES)
      expect(Math.abs((tally.left[side] ?? 0) / BATTLES - mean(left))).toBeLessThan(5 * deviation)
    }
  })

  test('the odds of one battle are not touched by the next', () => {
    const odds = battleOdds({ forces, round: IN_TURN })
    const before = odds.left.slice()
    battleOdds({ forces: [forces[1], forces[0]], round: IN_TURN })
    expect(odds.left).toEqual(before)
    expect(battleOdds({ forces, round: IN_TURN }).left).toEqual(before)
  })
})
