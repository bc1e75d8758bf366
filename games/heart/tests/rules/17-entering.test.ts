import type { Given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../layout.ts'
import { AFLOAT, ARRIVED, did, EMBARKED, FOUND, HIDDEN, LATE, MOVED, NAMED, ON_TABLE } from '../../rules/09-units.ts'
import { facts, told } from '../fighting.ts'
import { type Scene, scene, type Troops, unit, within } from '../given.ts'
import { moving, places } from '../moving.ts'

/** The German reinforcements of Salaita, who come in on the west edge from y 20 to 48 from turn 2 on. */
const LATE_ONES: Troops = { type: 'askari-modern', figures: 12, width: 12, at: [0, 0], facing: 4, where: LATE }
const HERE: Troops = { type: 'soldier', figures: 2, at: [60, 4], facing: 0 }
const arriving = (more: Readonly<Record<string, Troops>>, scenery: Scene) =>
  scene(
    { g7: LATE_ONES, g1: { ...HERE, at: [60, 40] }, b1: HERE, ...more },
    { scenario: 'salaita', turn: 4, run: within('arrivals', 0), ...scenery },
  )

/** The entries that are listed, and those of the nine points of an edge, one width after the other, that are allowed: nine at most. */
const offered = (g: Given<Table>) => g.legal().filter((each) => each.startsWith('arrive'))
const atPoints = (g: Given<Table>, points: readonly string[], widths: readonly number[]) =>
  [...new Set(widths)]
    .flatMap((width) => points.map((point) => `arrive at ${point} width ${width}`))
    .filter((each) => g.whyName(each) === '')
    .slice(0, 9)
const WEST = Array.from({ length: 9 }, (_, i) => `0 ${20 + 3.5 * i}`)

describe('17.1 which entries are offered', () => {
  test.each([
    [12, [6, 2]],
    [7, [4, 2]],
    [5, [3, 2]],
    [4, [2]],
    [3, [2]],
    [2, [1, 2]],
    [1, [1]],
  ])('17.1 of %i figures at nine points of the edge, half of them abreast or two: %j', (figures, widths) => {
    const g = arriving({ g7: { ...LATE_ONES, figures, width: figures } }, { dice: [6] })
    expect(offered(g)).toEqual(atPoints(g, WEST, widths))
    expect(offered(g).length).toBeGreaterThan(6)
  })

  test('17.1, 17.2 fewer where enemies stand, and both widths then', () => {
    const g = arriving(
      { b2: { ...HERE, at: [1, 23] }, b3: { ...HERE, at: [1, 30] }, b4: { ...HERE, at: [1, 44] } },
      { dice: [6] },
    )
    expect(offered(g)).toEqual(atPoints(g, WEST, [6, 2]))
    expect(offered(g).length).toBeLessThan(9)
  })

  test('17.9 along a shore, too, past those who stand near it', () => {
    const g = moving(
      {
        b3: { type: 'askari-modern', figures: 6, width: 6, at: [0, 0], facing: 0, where: AFLOAT },
        g1: { ...HERE, figures: 1, at: [30, 24] },
      },
      { scenario: 'sphinxhaven', phasing: 1 as never, beginner: 1 as never },
    ).play('land b3')
    const shore = Array.from({ length: 9 }, (_, i) => `${9 * i} 20`)
    expect(offered(g)).toEqual(atPoints(g, shore, [3, 2]))
    expect(g.whyName('arrive at 27 20 width 3')).toBe('enemyNearShore')
  })

  test('17.1 on an edge in the east, from y 30 to 48', () => {
    const g = scene(
      {
        b1: HERE,
        g1: { ...HERE, at: [10, 40] },
        b5: { type: 'cavalry', figures: 4, width: 4, at: [0, 0], facing: 12, where: LATE },
        b6: { type: 'cavalry', figures: 4, width: 4, at: [0, 0], facing: 12, where: LATE },
        b7: { type: 'cavalry', figures: 4, width: 4, at: [0, 0], facing: 12, where: LATE },
        b8: { type: 'cavalry', figures: 4, width: 4, at: [0, 0], facing: 12, where: LATE },
      },
      { scenario: 'uganda-railway', turn: 4, run: within('arrivals', 0), dice: [6] },
    )
    const east = Array.from({ length: 9 }, (_, i) => `72 ${30 + 2.25 * i}`)
    expect(offered(g)).toEqual(atPoints(g, east, [2]))
    expect(offered(g).length).toBeGreaterThan(6)
  })

  test('17.2 where none of the nine is free, the first sixteenth that is, with the least width', () => {
    const g = arriving(
      { b2: { type: 'scout', at: [0, 21.8125], facing: 0 }, b3: { type: 'scout', at: [0, 46], facing: 0 } },
      { dice: [6] },
    )
    expect(offered(g)).toEqual(['arrive at 0 33.875 width 1'])
  })

  test('17.2 and on an edge in the east', () => {
    const east = scene(
      {
        b1: HERE,
        b6: { type: 'cavalry', figures: 4, width: 4, at: [0, 0], facing: 12, where: LATE },
        // Twelve inches from the one and four from the other leave less than an inch
        g1: { type: 'scout', at: [72, 30], facing: 12 },
        g2: { ...HERE, figures: 1, at: [72, 47] },
      },
      { scenario: 'uganda-railway', turn: 4, run: within('arrivals', 0), dice: [6] },
    )
    expect(offered(east)).toEqual(['arrive at 72 42.0625 width 1'])
  })

  test('17.2, 17.9 and on a shore', () => {
    // All of the shore from x 0 to 72 is within 8 inches of somebody but a stretch about x 66: the men stand at y 20
    const beach = (east: number) => {
      const men = [7, 22, 37, 52, east].map((x, i): [string, Troops] => [
        `g${i + 1}`,
        { ...HERE, figures: 1, at: [x, 20] },
      ])
      return moving(
        {
          b3: { type: 'askari-modern', figures: 2, width: 2, at: [0, 0], facing: 0, where: AFLOAT },
          ...Object.fromEntries(men),
        },
        { scenario: 'sphinxhaven', phasing: 1 as never, beginner: 1 as never },
      )
    }
    expect(beach(66).whyName('land b3')).toBe('enemyNearShore')
    expect(offered(beach(68.0625).play('land b3'))).toEqual(['arrive at 60 20 width 1'])
  })
})

describe('17.1 who has come in', () => {
  test('17.1 stands on the edge, faces the table, and has lost nobody in this turn', () => {
    const g = arriving({ g7: { ...LATE_ONES, figures: 7, width: 7 } }, { dice: [6] })
    g.arrange((t) => {
      t.units.began[unit('g7')] = 12
    })
    g.dice(1, 2).play('arrive at 0 30 width 3')
    const { units } = g.table
    const u = unit('g7')
    expect([units.where[u], units.facing[u], units.width[u], units.open[u], units.began[u]]).toEqual([
      ON_TABLE,
      4,
      3,
      0,
      7,
    ])
    expect([did(g.table, u, ARRIVED), did(g.table, u, MOVED)]).toEqual([true, false])
    expect(places(g, u)[0]).toEqual([2, 31])
    expect(Math.min(...places(g, u).map(([x]) => x))).toBe(0)
    expect(told(g, 'arrived').map((e) => e.facts)).toEqual([expect.objectContaining({ unit: u, x: 32, y: 496 })])
    expect(told(g, 'madeRoom')).toEqual([])
  })

  test('17.1, 9.13 makes room for those who stand there, and says how many do', () => {
    const g = arriving({ g2: { ...HERE, figures: 1, at: [1, 30] } }, { dice: [6] })
    g.dice(1, 2).play('arrive at 0 30 width 6')
    expect(facts(g, 'madeRoom', 'figures')).toEqual([1])
  })

  test('1.1, 17.1 each rolls in the order of his slot, and the dice are told', () => {
    const g = arriving(
      { g7: { ...LATE_ONES, figures: 2, width: 2 }, g8: { ...LATE_ONES, type: 'mg', figures: 3, width: 3 } },
      { dice: [3, 4] },
    )
    expect([facts(g, 'late', 'unit'), facts(g, 'comes', 'unit')]).toEqual([[unit('g7')], [unit('g8')]])
  })

  test('1.1, 17.1 on the first turn that the scenario names, and not before', () => {
    const rolled = (turn: number, dice: readonly number[]) => told(arriving({}, { turn, dice }), 'comes').length
    expect([rolled(1, [1, 2]), rolled(2, [6])]).toEqual([0, 1])
  })

  test('17.1 comes in close order that holds together: a file that is bent about an obstacle does not', () => {
    const g = arriving({}, { dice: [6] })
    expect(g.whyName('arrive at 0 48 width 12')).not.toBe('')
    expect(g.whyName('arrive at 0 30 width 0')).toBe('wrongWidth')
    expect(g.whyName('arrive at 0 34 width 12')).toBe('')
  })
})

describe('17.9 who lands', () => {
  const lake: Scene = { scenario: 'sphinxhaven', phasing: 1 as never, beginner: 1 as never }
  const AT_SEA: Troops = { type: 'askari-modern', figures: 4, width: 4, at: [0, 0], facing: 0, where: AFLOAT }

  test('17.9, 13.4 has been named, has moved, and finds who lies near', () => {
    const g = moving(
      {
        b3: AT_SEA,
        g1: { type: 'askari', figures: 1, at: [14, 24.5], facing: 8, where: HIDDEN },
        g2: { ...HERE, at: [70, 44] },
      },
      lake,
    ).play('land b3', 'arrive at 14 20 width 2')
    const u = unit('b3')
    expect([NAMED, MOVED, ARRIVED].map((bit) => did(g.table, u, bit))).toEqual([true, true, true])
    expect(told(g, 'landed').map((e) => e.facts)).toEqual([expect.objectContaining({ unit: u, x: 224, y: 336 })])
    expect([told(g, 'madeRoom').length, did(g.table, unit('g1'), FOUND)]).toEqual([0, true])
  })

  test('17.9, 9.13 makes room for friends who stand on the beach', () => {
    const g = moving({ b3: AT_SEA, b4: { ...HERE, figures: 1, at: [14, 21] }, g2: { ...HERE, at: [70, 44] } }, lake)
    g.play('land b3', 'arrive at 14 20 width 2')
    expect(facts(g, 'madeRoom', 'figures')).toEqual([1])
  })

  test('17.9 who is not at sea does not land; who is on the beach may be taken off, his leader with him', () => {
    const g = moving(
      {
        b3: { ...AT_SEA, where: ON_TABLE, at: [20, 21] },
        b7: { type: 'leader', at: [20, 22], facing: 0, attachedTo: 'b3' },
        b4: AT_SEA,
        g2: { ...HERE, at: [70, 44] },
      },
      lake,
    )
    expect(g.legal().filter((each) => /^(land|embark)/.test(each))).toEqual(['land b4', 'embark b3'])
    expect(g.whyName('land b3')).not.toBe('')
    g.play('embark b3')
    expect(['b3', 'b7'].map((word) => g.table.units.where[unit(word)])).toEqual([EMBARKED, EMBARKED])
    expect(facts(g, 'embarked', 'unit')).toEqual([unit('b3')])
  })

  test('17.9 from the turn on that the scenario names', () => {
    const lands = (turn: number) => moving({ b3: AT_SEA, g2: { ...HERE, at: [70, 44] } }, { ...lake, turn })
    expect([lands(0), lands(1)].map((g) => g.whyName('land b3'))).toEqual(['notAfloat', ''])
  })
})

describe('17.1 on every edge the last rank stands on it, and all face the table', () => {
  const FAR: Troops = { type: 'soldier', figures: 2, at: [50, 24], facing: 0 }
  const enters = (scenario: string, word: string, at: string, own: string) => {
    const g = scene(
      {
        [word]: { ...LATE_ONES, figures: 8, width: 8 },
        [`${own}20`]: FAR,
        [`${own === 'g' ? 'b' : 'g'}20`]: { ...FAR, at: [40, 24] },
      },
      { scenario, turn: 4, run: within('arrivals', 0), dice: [6] },
    )
    g.dice(1, 2).play(`arrive at ${at} width 3`)
    return [g.table.units.facing[unit(word)], ...places(g, unit(word)).map(([x, y]) => `${x} ${y}`)]
  }
  test('17.1, 9.5 in the south, in the north and in the east', () => {
    // Three abreast from the left, the first rank two inches in
    expect(enters('cutting', 'g8', '12 0', 'g')).toEqual([
      0,
      ...['11 2', '12 2', '13 2', '11 1', '12 1', '13 1', '11 0', '12 0'],
    ])
    expect(enters('jassin', 'b5', '12 48', 'b')).toEqual([
      8,
      ...['13 46', '12 46', '11 46', '13 47', '12 47', '11 47', '13 48', '12 48'],
    ])
    expect(enters('uganda-railway', 'b6', '72 40', 'b')).toEqual([
      12,
      ...['70 39', '70 40', '70 41', '71 39', '71 40', '71 41', '72 39', '72 40'],
    ])
  })
})
