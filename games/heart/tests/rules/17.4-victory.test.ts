import { isOver, type Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import type { ObjectiveTest } from '../../data/kind.ts'
import { SPHINXHAVEN } from '../../data/scenarios/sphinxhaven.ts'
import type { Table } from '../../layout.ts'
import {
  AGROUND,
  CAPTURED,
  DESTROYED,
  EMBARKED,
  HIDDEN,
  LATE,
  LEFT,
  RETIRED,
  ROUTED,
  SWEPT_OFF,
} from '../../rules/09-units.ts'
import { timesMet } from '../../rules/17.4-objectives.ts'
import { figuresLost, figuresOf, mustWithdraw } from '../../rules/17.5-losses.ts'
import { happens } from '../../rules/17-events.ts'
import { pointsFor } from '../../rules/17-victory.ts'
import { fact, type Roll, shooting, testing, told } from '../fighting.ts'
import { scene, unit } from '../given.ts'

const table = (troops: Roll, scenario = 'cutting', arrange?: (t: Table) => void): Table =>
  scene(troops, { scenario, ...(arrange === undefined ? {} : { arrange }) }).table
const met = (t: Table, test: ObjectiveTest): number => timesMet(t, test)

describe('17.4 objectives', () => {
  // The cutting: town-c is x 10-15, y 24-29
  const IN: ObjectiveTest = { kind: 'unit-in', of: 'british', areas: ['town-n', 'town-c'], minFigures: 4 }
  test('17.4 unit-in: at least half of its figures, and so many, in one of the areas; an edge is inside', () => {
    const inside = (figures: number, x: number) =>
      met(table({ b1: { type: 'soldier', figures, width: figures, at: [x, 26] } }), IN)
    expect(inside(4, 12)).toBe(1)
    expect(inside(3, 12)).toBe(0)
    // Eight abreast, x - 3 to x + 4: four of them in it, or three
    expect(inside(8, 8)).toBe(0)
    expect(inside(8, 9)).toBe(1)
    expect(inside(16, 12)).toBe(0)
  })
  test('17.4 unit-in: independent figures and baggage are no units; hidden ones are placed at the end (13.6)', () => {
    expect(met(table({ b1: { type: 'baggage', figures: 4, at: [12, 26] } }), IN)).toBe(0)
    expect(met(table({ b1: { type: 'soldier', figures: 4, at: [12, 26], where: HIDDEN } }), IN)).toBe(1)
    expect(met(table({ b1: { type: 'soldier', figures: 4, at: [12, 26], where: LATE } }), IN)).toBe(0)
  })
  test('17.4 unit-in with near and noUnitOf: Salaita', () => {
    const hill: ObjectiveTest = {
      ...{ kind: 'unit-in', of: 'british', areas: ['hill'], minFigures: 1, noUnitOf: 'german' },
      near: { terrain: 'trench', inches: 2 },
    }
    const troops = (b: readonly [number, number], g: readonly [number, number]): Roll => ({
      b1: { type: 'soldier', figures: 2, at: b },
      g1: { type: 'askari', figures: 2, at: g },
    })
    expect(met(table(troops([36, 30], [10, 4]), 'salaita'), hill)).toBe(1)
    expect(met(table(troops([36, 22], [10, 4]), 'salaita'), hill)).toBe(1)
    expect(met(table(troops([36, 21], [10, 4]), 'salaita'), hill)).toBe(0)
    expect(met(table(troops([36, 30], [40, 23]), 'salaita'), hill)).toBe(0)
  })
  test('17.4 unit-in: where no number is asked for, one man is enough, and one of the enemy too many', () => {
    const any: ObjectiveTest = { kind: 'unit-in', of: 'british', areas: ['town-c'], noUnitOf: 'german' }
    const one: Roll = { b1: { type: 'soldier', figures: 1, at: [12, 26] } }
    expect(met(table(one), any)).toBe(1)
    expect(met(table({ ...one, g1: { type: 'askari', figures: 1, at: [14, 26] } }), any)).toBe(0)
    expect(met(table({ ...one, g1: { type: 'askari', figures: 1, at: [16, 26] } }), any)).toBe(1)
  })
  test('17.4 no-unit-in is the contrary', () => {
    expect(met(table({ b1: { type: 'soldier', figures: 4, at: [12, 26] } }), { ...IN, kind: 'no-unit-in' })).toBe(0)
    expect(met(table({}), { ...IN, kind: 'no-unit-in' })).toBe(1)
  })
  test('17.4 more-figures and no-figures: strictly beyond the line, independent figures too, baggage not', () => {
    const troops: Roll = {
      b1: { type: 'soldier', figures: 2, width: 1, at: [25.9375, 20] },
      b2: { type: 'leader', at: [20, 20] },
      b3: { type: 'baggage', figures: 5, at: [10, 20] },
      g1: { type: 'askari', figures: 3, width: 1, at: [10, 10] },
    }
    const more: ObjectiveTest = { kind: 'more-figures', of: 'british', than: 'german', where: { xBelow: 26 } }
    expect(met(table(troops), more)).toBe(0)
    expect(met(table({ ...troops, g1: { type: 'askari', figures: 2, width: 1, at: [10, 10] } }), more)).toBe(1)
    // On the line is not beyond it
    const onLine: Roll = { b1: { type: 'soldier', figures: 2, width: 1, at: [26, 20] } }
    expect(met(table(onLine), more)).toBe(0)
    const none: ObjectiveTest = { kind: 'no-figures', of: 'british', where: { yAbove: 21 } }
    expect(met(table({ b1: { type: 'soldier', figures: 1, at: [20, 21] } }), none)).toBe(1)
    expect(met(table({ b1: { type: 'soldier', figures: 1, at: [20, 21.0625] } }), none)).toBe(0)
  })
  test('17.4, 16.3 units-lost: destroyed, routed, knocked out or retired; not who left, nor men by themselves', () => {
    const lost = (where: number, type = 'soldier') =>
      met(table({ b1: { type, figures: 1, at: [20, 20], where } }), { kind: 'units-lost', of: 'british' })
    expect([DESTROYED, ROUTED, RETIRED].map((where) => lost(where))).toEqual([1, 1, 1])
    expect([LEFT, EMBARKED, HIDDEN].map((where) => lost(where))).toEqual([0, 0, 0])
    expect(lost(DESTROYED, 'leader')).toBe(0)
  })
  test('17.4 event, not-event', () => {
    const blown = (arrange?: (t: Table) => void) => {
      const t = table({}, 'uganda-railway', arrange)
      return [met(t, { kind: 'event', event: 'culvert-blown' }), met(t, { kind: 'not-event', event: 'culvert-blown' })]
    }
    expect(blown()).toEqual([0, 1])
    expect(blown((t) => happens(t, 'culvert-blown'))).toEqual([1, 0])
  })
  test('17.4 figures-left: a share of the figures at the start, baggage apart', () => {
    const left = (figures: number) =>
      met(
        table(
          {
            g1: { type: 'askari', figures, at: [20, 20], where: LEFT },
            g2: { type: 'askari', figures: 4, at: [20, 20] },
            g3: { type: 'baggage', figures: 9, at: [20, 20] },
          },
          'uganda-railway',
        ),
        { kind: 'figures-left', of: 'german', share: [1, 2] },
      )
    expect([left(3), left(4)]).toEqual([0, 1])
  })
  test('17.4 captured, killed: whether that very one was; swept off is not killed (16.4)', () => {
    const porters = (where: number) =>
      met(table({ g5: { type: 'baggage', figures: 6, at: [20, 20], where } }, 'uganda-railway'), {
        kind: 'captured',
        unit: 'g-port',
      })
    expect([porters(CAPTURED), porters(DESTROYED)]).toEqual([1, 0])
    const leader = (where: number) =>
      met(table({ b7: { type: 'leader', at: [20, 20], where } }, 'convoy'), { kind: 'killed', unit: 'b-cap' })
    expect([leader(DESTROYED), leader(SWEPT_OFF)]).toEqual([1, 0])
  })
  test('17.4 baggage-left, baggage-lost: figures', () => {
    const t = table(
      {
        b5: { type: 'baggage', figures: 6, at: [20, 20], where: LEFT },
        b6: { type: 'baggage', figures: 7, at: [20, 20], where: CAPTURED },
      },
      'convoy',
      (t) => {
        t.units.size[unit('b5')] = 10
        t.units.size[unit('b6')] = 10
      },
    )
    expect(met(t, { kind: 'baggage-left', of: 'british' })).toBe(6)
    expect(met(t, { kind: 'baggage-lost', of: 'british' })).toBe(14)
  })
  test('17.4 units-near, figures-lost: Jassin', () => {
    const relief = (y: number) =>
      met(table({ b5: { type: 'askari-modern', figures: 1, at: [30, y] } }, 'jassin'), {
        ...{ kind: 'units-near', units: ['b-kar', 'b-kar2'], terrain: 'fort', inches: 6 },
      })
    expect([relief(34), relief(34.0625)]).toEqual([1, 0])
    const t = table(
      {
        g1: { type: 'askari', figures: 5, at: [20, 20] },
        g2: { type: 'askari', figures: 3, at: [4, 4], where: ROUTED },
      },
      'jassin',
      (x) => {
        x.units.size[unit('g1')] = 12
      },
    )
    expect(met(t, { kind: 'figures-lost', of: 'german' })).toBe(10)
  })
  test('17.4 landing-safe, boat-out: Sphinxhaven', () => {
    const safe = (where: number, enemy: number, more: Roll = {}) =>
      met(
        table(
          {
            ...more,
            b2: { type: 'volunteer-scout', figures: 1, at: [20, 22], where },
            g1: { type: 'askari', figures: 1, at: [20, enemy] },
          },
          'sphinxhaven',
        ),
        { kind: 'landing-safe', units: ['b-vol'], inches: 12 },
      )
    expect([safe(2, 34), safe(2, 34.0625), safe(EMBARKED, 24), safe(ROUTED, 40)]).toEqual([0, 1, 1, 0])
    // Friends are no danger, be it those of the first slot
    expect(safe(2, 40, { b1: { type: 'askari', figures: 1, at: [20, 23] } })).toBe(1)
    const out = (where: number, state: number) =>
      met(table({ b1: { type: 'gunboat', at: [20, 8], where, state } }, 'sphinxhaven'), {
        kind: 'boat-out',
        unit: 'b-gun',
      })
    expect([out(2, 0), out(2, AGROUND), out(RETIRED, 0)]).toEqual([0, 1, 1])
  })
  test('17.4 an unknown kind is a fault of the data', () => {
    expect(() => met(table({}), { kind: 'luck' })).toThrow(/luck/)
  })
})

describe('17.4 points', () => {
  const goal = {
    side: 'british',
    points: 2,
    ground: true,
    test: { kind: 'no-figures', of: 'german', where: { xBelow: 1 } },
  } as const
  test('17.4 points for each so many, fractions dropped', () => {
    const t = table({ b5: { type: 'baggage', figures: 7, at: [20, 20], where: LEFT } }, 'convoy')
    const each = {
      side: 'british',
      points: 1,
      each: 4,
      ground: false,
      test: { kind: 'baggage-left', of: 'british' },
    } as const
    expect(pointsFor(t, each, 0)).toBe(1)
  })
  test('17.5 after a withdrawal the enemy’s ground objectives count as met, its own as not; if both withdraw none does', () => {
    const t = table({})
    expect([0, 1, 2, 3].map((withdrawn) => pointsFor(t, goal, withdrawn))).toEqual([2, 2, 0, 0])
    const failed = { ...goal, test: { ...goal.test, kind: 'event', event: 'never' } } as const
    expect([0, 1, 2, 3].map((withdrawn) => pointsFor(t, failed, withdrawn))).toEqual([0, 2, 0, 0])
  })
  test('17.4 higher wins, 4 or more ahead is decisive, equal is a draw', () => {
    // The cutting: no British figure west of the line counts the Germans 2; each unit lost counts 1
    const end = (lost: number) =>
      testing(
        {
          g1: { type: 'askari', figures: 9, at: [4, 44] },
          b1: { type: 'soldier', figures: 20, at: [60, 24] },
          b2: { type: 'soldier', figures: 20, at: [60, 26] },
          ...Object.fromEntries(
            Array.from({ length: lost }, (_, i) => [
              `b${i + 3}`,
              { type: 'lmg', figures: 1, at: [1, 1] as const, where: DESTROYED },
            ]),
          ),
        },
        { scenario: 'cutting', turn: 10 },
      )
    const won = end(1)
    expect([fact(won, 'won', 'side'), fact(won, 'won', 'points') - 30, fact(won, 'won', 'against') - 30]).toEqual([
      0, 3, 0,
    ])
    expect(told(end(2), 'wonDecisively').length).toBe(1)
    const after = (...lost: readonly string[]) =>
      testing(
        {
          g1: { type: 'askari', figures: 9, at: [40, 44] },
          b1: { type: 'soldier', figures: 9, at: [12, 44] },
          g2: { type: 'lmg', figures: 1, at: [1, 1], where: DESTROYED },
          ...Object.fromEntries(
            lost.map((word) => [word, { type: 'lmg', figures: 1, at: [1, 1] as const, where: DESTROYED }]),
          ),
        },
        { scenario: 'cutting', turn: 10 },
      )
    const drawn = after('b2', 'b3', 'b4')
    expect([told(drawn, 'drawn').length, fact(drawn, 'drawn', 'points') - 30]).toEqual([1, 3])
    // Three to one is two ahead, however many that is together
    const ahead = after('b2')
    expect([fact(ahead, 'won', 'points') - 30, fact(ahead, 'won', 'against') - 30]).toEqual([3, 1])
  })
})

describe('17.4, 17.5 the end', () => {
  const turn = (troops: Roll, ...dice: number[]) => testing(troops, { scenario: 'cutting', turn: 3, dice })
  test('17.5 two thirds of all figures lost, late ones counted, baggage not', () => {
    const t = table({
      g1: { type: 'askari', figures: 4, at: [4, 44] },
      g2: { type: 'askari', figures: 2, at: [4, 46], where: LATE },
      g3: { type: 'baggage', figures: 9, at: [4, 40], where: CAPTURED },
      g4: { type: 'askari', figures: 9, at: [4, 44], where: ROUTED },
    })
    t.units.size[unit('g1')] = 7
    expect([figuresOf(t, 0 as Side), figuresLost(t, 0 as Side)]).toEqual([18, 12])
    expect(mustWithdraw(t, 0 as Side)).toBe(true)
    t.units.size[unit('g1')] = 6
    expect(mustWithdraw(t, 0 as Side)).toBe(false)
  })
  test('17.5 who has lost so many withdraws at the end of the turn', () => {
    const g = turn({
      g1: { type: 'askari', figures: 3, at: [4, 44] },
      g2: { type: 'askari', figures: 6, at: [4, 46], where: ROUTED },
      b1: { type: 'soldier', figures: 9, at: [60, 24] },
    })
    expect(told(g, 'withdrew').length).toBe(1)
    expect(isOver(g.table)).toBe(true)
  })
  test('17.4 a side without units ends the game; hidden, late and afloat ones are left', () => {
    const rest = { b1: { type: 'soldier', figures: 9, at: [60, 24] as const } }
    const over = turn({ g1: { type: 'leader', at: [4, 44] }, ...rest })
    expect(isOver(over.table)).toBe(true)
    for (const where of [HIDDEN, LATE])
      expect(() => turn({ g1: { type: 'askari', figures: 9, at: [4, 44], where }, ...rest }), String(where)).toThrow(
        /missing from the script/,
      )
  })
})

describe('17.4 specials of scenarios', () => {
  const WRECKED = SPHINXHAVEN.special[0]?.hits ?? 0
  test('17.4 Jassin: from turn 8 those in the fort shoot with half their figures, rounded up', () => {
    const shots = (turn: number) => {
      const g = shooting(
        {
          b1: { type: 'soldier', figures: 5, at: [30, 21], facing: 8 },
          g1: { type: 'warrior', figures: 20, width: 10, at: [30, 14], facing: 0 },
        },
        { scenario: 'jassin', turn },
      )
      return g
    }
    // Nobody hits, so that no save and no test is rolled for; turn 14 is the last
    for (const [turn, most] of [
      [7, 5],
      [8, 3],
      [14, 3],
    ] as const) {
      const dice = Array.from({ length: most }, () => 1)
      // After a turn that is not the last the two sides roll for who begins the next
      const g = shots(turn)
        .dice(...dice, ...(turn < 14 ? [6, 1] : []))
        .play('shoot g1 with b1')
      expect([turn, fact(g, 'volley', 'shots')]).toEqual([turn, most])
    }
  })
  test('17.4 Salaita: the gun is locked until the Germans have shot or a British figure has been near the crest', () => {
    const gun = (y: number) =>
      shooting(
        {
          b5: { type: 'qf', at: [36, 4], facing: 0 },
          b1: { type: 'soldier', figures: 1, at: [36, y], facing: 0 },
          g1: { type: 'warrior', figures: 20, width: 10, at: [36, 30], facing: 8 },
        },
        { scenario: 'salaita', turn: 12 },
      ).whyName('lay b5')
    expect(gun(21.9375)).toBe('lockedGun')
    expect(gun(22)).toBe('')
  })
  test('17.4 Sphinxhaven: the boat may aim at the steamer; each hit counts 10, at the number given she is wrecked', () => {
    const g = shooting(
      { b1: { type: 'gunboat', at: [38, 10], facing: 4 }, g1: { type: 'warrior', figures: 9, at: [10, 40] } },
      {
        scenario: 'sphinxhaven',
        turn: 10,
        arrange(t) {
          t.tracks.object = WRECKED - 20
        },
      },
    )
    g.play('lay b1', 'aim-object').dice(6, 6).play('rest')
    expect(g.table.tracks.object).toBe(WRECKED)
    expect(met(g.table, { kind: 'event', event: 'steamer-wrecked' })).toBe(1)
  })
})
