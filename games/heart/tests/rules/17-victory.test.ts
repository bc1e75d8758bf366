import { type Side, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { DESTROYED, dropFigure, LATE, ROUTED } from '../../rules/09-units.ts'
import { pointsOf } from '../../rules/17-victory.ts'
import { fact, testing, told } from '../fighting.ts'
import { at, type Scene, scene, type Troops, unit } from '../given.ts'

const GERMAN = 0 as Side
const BRITISH = 1 as Side
const AWAY: Troops = { type: 'askari', figures: 10, at: [60, 10], facing: 0 }
const gone = (type: string, figures: number): Troops => ({ type, figures, at: [0, 0], facing: 0, where: DESTROYED })
/** The end of a turn of the Railway Cutting, with a German and a British unit far from what counts. */
const end = (troops: Readonly<Record<string, Troops>>, more: Scene = {}) =>
  testing(
    { g1: AWAY, b1: { ...AWAY, at: [60, 40], type: 'soldier' }, ...troops },
    { scenario: 'cutting', turn: 10, ...more },
  )
/** Points of both sides just now. */
const points = (scenario: string, troops: Readonly<Record<string, Troops>>, change?: Scene['arrange']) => {
  const { table } = scene(troops, { scenario, ...(change === undefined ? {} : { arrange: change }) })
  return [pointsOf(table, GERMAN, 0), pointsOf(table, BRITISH, 0)]
}

describe('17.4 who wins', () => {
  test('17.4, 11.6 the last turn ends the game, and more points win; two ahead is no decisive victory', () => {
    // No British figure west of the embankment: 2 for the Germans
    const g = end({})
    expect([winner(g.table), told(g, 'won').length, told(g, 'wonDecisively').length]).toEqual([GERMAN, 1, 0])
  })

  test('17.4 four ahead is decisive', () => {
    const lost = { b2: gone('soldier', 4), b3: gone('soldier', 4) }
    const g = end(lost)
    expect(told(g, 'wonDecisively').length).toBe(1)
  })

  test('17.4 equal is a draw', () => {
    // A British unit west of the line, more than the Germans there: 2; one of theirs and one of ours lost; no house
    const g = end({
      b1: { ...AWAY, type: 'soldier', at: [20, 46], facing: 0, width: 5 },
      b2: gone('soldier', 4),
      g2: gone('askari', 4),
      g3: { ...AWAY, figures: 10, at: [10, 44], width: 5 },
    })
    expect([told(g, 'drawn').length, winner(g.table)]).toEqual([1, -1])
  })

  test('17.4 a side without a unit left has no more to say; late ones count as left', () => {
    const over = testing({ g1: AWAY, b2: gone('soldier', 1) }, { scenario: 'cutting', turn: 3 })
    expect(over.table.core.result).not.toBe(0)
    const late = scene({ g1: AWAY, b1: { ...AWAY, type: 'soldier', where: LATE } }, { scenario: 'cutting', turn: 3 })
    expect(late.table.core.result).toBe(0)
  })
})

describe('17.5 withdrawal', () => {
  const beaten = (lost: number): Readonly<Record<string, Troops>> => ({
    b1: { type: 'soldier', figures: 12 - lost, at: [60, 40], facing: 0 },
    b2: { type: 'soldier', figures: lost, at: [0, 0], facing: 0, where: ROUTED },
  })

  test('17.5 a side that has lost two thirds of its figures withdraws, and the enemy has the ground', () => {
    const g = end(beaten(8), { turn: 3 })
    expect(fact(g, 'withdrew', 'side')).toBe(BRITISH)
    expect(winner(g.table)).toBe(GERMAN)
    expect(told(end(beaten(7), { turn: 10 }), 'withdrew')).toHaveLength(0)
  })

  test('17.5 baggage does not count', () => {
    const g = end({ b2: { type: 'baggage', figures: 20, at: [0, 0], facing: 0, where: DESTROYED } }, { turn: 10 })
    expect(told(g, 'withdrew')).toHaveLength(0)
  })
})

describe('17.4 objectives of the scenarios', () => {
  test('17.4 the cutting: a British unit of 4 with half its figures in a house is worth 3, and more figures west 2', () => {
    const inHouse = { b1: { type: 'soldier', figures: 4, width: 2, at: [12, 27], facing: 0 } as Troops }
    expect(points('cutting', inHouse)).toEqual([0, 5])
    expect(points('cutting', { b1: { ...(inHouse.b1 as Troops), figures: 3 } })).toEqual([0, 2])
  })

  test('17.4 lukuledi: the church is German only while no British unit is in it', () => {
    const g1: Troops = { type: 'askari', figures: 4, width: 4, at: [35, 27], facing: 0 }
    const b1: Troops = { type: 'soldier', figures: 1, at: [38, 26], facing: 0 }
    expect(points('lukuledi', { g1 })).toEqual([4, 0])
    expect(points('lukuledi', { g1, b1 })).toEqual([0, 0])
    expect(points('lukuledi', { b1: { ...b1, figures: 4, width: 2, at: [44, 24] } })).toEqual([0, 3])
  })

  test('17.4 ngomano: the trench, the stores and Major Pinto', () => {
    const g1: Troops = { type: 'askari', figures: 4, width: 4, at: [40, 17], facing: 0 }
    expect(points('ngomano', { g1, b6: gone('leader', 1) })).toEqual([5, 0])
    expect(points('ngomano', { b1: { ...g1, type: 'soldier' } })).toEqual([0, 4])
  })

  test('17.4 jassin: German losses count against them, by tens, fractions dropped', () => {
    const [german] = points('jassin', {
      b1: { type: 'soldier', figures: 4, width: 2, at: [30, 24], facing: 0 },
      g1: gone('askari', 12),
      g2: gone('askari', 12),
    })
    expect(german).toBe(-2)
  })

  test('17.4 the railway: the culvert, blown or whole', () => {
    expect(points('uganda-railway', { g1: AWAY })).toEqual([0, 3])
    expect(
      points('uganda-railway', { g1: AWAY }, (t) => {
        t.tracks.done = 1
      })[0],
    ).toBeGreaterThanOrEqual(4)
  })
})

test('9.15 after losses the numbers close up', () => {
  const { table: t } = scene({ g1: { ...AWAY, figures: 4, width: 4, at: [20, 20] } }, { scenario: 'cutting' })
  dropFigure(t, unit('g1'), 1)
  expect(['g1.0', 'g1.1', 'g1.2'].map((word) => at(t, word)[0])).toEqual([19, 21, 22])
  expect(t.units.count[unit('g1')]).toBe(3)
  // In file, too, and nobody is left where the last was
  const file = scene({ g1: { ...AWAY, figures: 3, width: 1, at: [20, 20], facing: 0 } }, { scenario: 'cutting' }).table
  dropFigure(file, unit('g1'), 0)
  expect(['g1.0', 'g1.1', 'g1.2'].map((word) => at(file, word))).toEqual([
    [20, 19],
    [20, 18],
    [0, 0],
  ])
})
