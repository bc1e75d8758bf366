import { only } from '@boma/kernel'
import { given } from '@boma/testing'
import { expect, test } from 'vitest'
import { heart } from '../../index.ts'
import { GERMAN } from '../../roster.ts'
import {
  AFLOAT,
  CAPTURED,
  DESTROYED,
  dropFigure,
  EMBARKED,
  HIDDEN,
  LATE,
  LEFT,
  NOWHERE,
  ON_TABLE,
  RETIRED,
  ROUTED,
  WAITING,
} from '../../rules/09-units.ts'
import { told } from '../fighting.ts'
import { at, figure, unit } from '../given.ts'
import { moving, places } from '../moving.ts'

test('9.13 a figure whose place is taken finds room at the nearest step, ahead before aside', () => {
  const g = moving({
    g1: { type: 'askari', figures: 3, at: [30, 4], facing: 0 },
    g2: { type: 'askari', figures: 1, at: [30, 8], facing: 0 },
  })
  g.dice(4).play('move g1', 'march to 29 6')
  expect(told(g, 'madeRoom')).toEqual([])
  g.play('march to 29 8')
  // Its middle man would stand on g2: he steps ahead
  expect(places(g, unit('g1'))).toEqual([
    [29, 8],
    [30, 9],
    [31, 8],
  ])
  // And it is said: what was ordered is not what was done
  expect(told(g, 'madeRoom').map(({ facts }) => facts)).toEqual([{ unit: unit('g1'), figures: 1 }])
})

test('9.1, 17.1, 17.9, 16.3 wherever a unit is, it is nowhere else', () => {
  const all = [NOWHERE, WAITING, ON_TABLE, HIDDEN, LATE, AFLOAT, EMBARKED, LEFT, DESTROYED, ROUTED, CAPTURED, RETIRED]
  expect(new Set(all).size).toBe(12)
  // Whoever is at sea may land, whoever has been taken off may not
  const land = (where: number) =>
    moving(
      {
        b3: { type: 'askari-modern', figures: 6, width: 6, at: [30, 5], where },
        g1: { type: 'askari', at: [60, 40], facing: 8 },
      },
      { scenario: 'sphinxhaven', phasing: 1 as never, beginner: 1 as never },
    ).whyName('land b3')
  expect([land(AFLOAT), land(EMBARKED)]).toEqual(['', 'notAfloat'])
})

test('9.13 at set-up it is said, too, and of an ambush to its own side alone', () => {
  const g = given(heart, { scenario: 'convoy' }).play('suggested')
  g.play('hide g1', 'form at 18 33 facing 180 width 5 close', 'hide g2')
  const before = told(g, 'madeRoom').length
  g.play('form at 18 34 facing 180 width 4 close')
  const room = told(g, 'madeRoom').slice(before)
  expect(room.map(({ seenBy }) => seenBy)).toEqual([only(GERMAN)])
})

test('9.13, 17.7 where there was room for all at set-up, nothing is said', () => {
  const g = given(heart, { scenario: 'convoy' }).play('suggested')
  const before = told(g, 'madeRoom').length
  g.play('hide g1', 'form at 18 33 facing 180 width 5 close')
  expect(told(g, 'madeRoom').length).toBe(before)
})

test('9.13, 13.2 whoever makes room for a hidden friend has shown that somebody is there', () => {
  const reveals = (where: number): number => {
    const g = moving({
      g1: { type: 'askari', figures: 1, at: [30, 4], facing: 0 },
      g2: { type: 'askari', figures: 1, at: [30, 8], facing: 0, where },
    })
    const before = g.dice(4).play('move g1').table.core.reveals
    g.play('march to 30 8')
    expect(at(g.table, 'g1.0')).toEqual([30, 9])
    return g.table.core.reveals - before
  }
  expect([ON_TABLE, HIDDEN].map(reveals)).toEqual([0, 1])
})

test('9.15 in a form figures and places are matched from left to right, and numbered by place', () => {
  const g = moving({ g1: { type: 'ruga-ruga', figures: 3, at: [30, 4], facing: 0 } })
  // Three abreast facing east: the places go from north to south, the men stand one behind the other to the east
  g.dice(6, 6).play('move g1', 'form at 34 4 facing 90 width 3 close')
  expect([0, 1, 2].map((k) => at(g.table, `g1.${k}`))).toEqual([
    [34, 5],
    [34, 4],
    [34, 3],
  ])
})

test('9.15 nobody crosses the others when a form is taken: the left man goes to the left place', () => {
  const g = moving({ g1: { type: 'askari', figures: 2, at: [30, 4], facing: 0 } })
  // Turned about, the left place is in the east: whoever stands there takes it, and nobody has to go anywhere
  g.dice(1).play('move g1', 'form at 31 4 facing 180 width 2 close')
  expect(g.table.move.spent).toBe(0)
  expect([at(g.table, 'g1.0'), at(g.table, 'g1.1')]).toEqual([
    [31, 4],
    [30, 4],
  ])
})

test('9.15 after losses numbers close up', () => {
  const { table } = moving({ g1: { type: 'askari', figures: 3, at: [30, 4] } })
  dropFigure(table, unit('g1'), 1)
  expect([table.units.count[unit('g1')], at(table, 'g1.1'), table.figures.x[figure('g1.2')]]).toEqual([2, [31, 4], 0])
})
