import { ALLOWED } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { FACINGS } from '../../data/facings.ts'
import { inContact } from '../../rules/09-contact.ts'
import { placeX, placeY } from '../../rules/09-formation.ts'
import { gatherGroup, group, layForm } from '../../rules/09-room.ts'
import { HIDDEN } from '../../rules/09-units.ts'
import { COMBAT } from '../../rules/11-turn.ts'
import { whyNotMarch } from '../../rules/12-leg.ts'
import { at, scene, type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'

test('9.5, 9.6 a second reading of forms: step by step to the right from the left end, rank by rank behind', () => {
  const { table: t } = scene({ g1: { type: 'askari', figures: 9, at: [30, 24] } })
  gatherGroup(t, unit('g1'))
  for (const [facing, { step, open }] of FACINGS.entries())
    for (const order of [0, 1])
      for (let width = 1; width <= 9; width++) {
        const [fx, fy] = order === 1 ? open : step
        const plain = Array.from({ length: 9 }, (_, k) => {
          const [side, rank] = [(k % width) - Math.floor((width - 1) / 2), Math.floor(k / width)]
          return [side * fy - rank * fx, -side * fx - rank * fy].map((n) => n + 0)
        })
        const placed = plain.map((_, k) => [placeX(k, width, facing, order) + 0, placeY(k, width, facing, order) + 0])
        expect(placed, `${facing}, ${width} abreast`).toEqual(plain)
        layForm(480, 384, facing, width, order)
        const laid = plain.map((_, k) => [(group.toX[k] ?? 0) - 480, (group.toY[k] ?? 0) - 384])
        expect(laid, `${facing}, ${width} abreast`).toEqual(plain)
      }
})

describe('9.12 the edges of the table', () => {
  /** A man a little way from each edge, and a friend beside the place that he goes to. */
  test.each([
    [68, 8, 72, 8],
    [40, 44, 40, 48],
    [3, 8, 0, 8],
    [40, 3, 40, 0],
  ])('9.12 from %i, %i one may stand on the edge at %i, %i, a friend beside him or not', (x, y, toX, toY) => {
    const g = (more: Readonly<Record<string, Troops>>) =>
      moving({ g1: { type: 'warrior', at: [x, y] }, ...more })
        .dice(6, 6)
        .play('move g1')
    const beside: Troops = { type: 'askari', at: [Math.min(70.5, toX + 1.5), Math.min(46.5, toY + 1.5)] }
    for (const more of [{}, { g2: beside }]) {
      const there = g(more).play(`march to ${toX} ${toY}`)
      expect(at(there.table, 'g1.0')).toEqual([toX, toY])
    }
  })

  test.each([
    ['in the west', 4, 8, '0 9 facing 180', [0, 9], [0, 8]],
    ['in the east', 68, 8, '72 9 facing 0', [72, 9], [72, 10]],
    ['in the north', 40, 44, '40 48 facing 270', [40, 48], [39, 48]],
    ['in the south', 40, 4, '40 0 facing 90', [40, 0], [41, 0]],
  ])('9.12, 9.13 whose place would be beyond the edge %s finds room on the table, on the very edge too', (...scene) => {
    const [, x, y, form, first, second] = scene
    const g = moving({ g1: { type: 'soldier', figures: 2, width: 2, at: [x, y], facing: 0 } })
    g.dice(5).play('move g1', `form at ${form} width 2 close`)
    // The second man would stand an inch beyond the edge
    expect(['g1.0', 'g1.1'].map((word) => at(g.table, word))).toEqual([first, second])
  })
})

test('9.12, 12.6 a long way: those count who stand about its beginning, too', () => {
  const past = (enemyY: number, from: number, to: number) =>
    moving({
      g1: { type: 'warrior', at: [from, 5], facing: 0 },
      b1: { type: 'soldier', at: [from + Math.sign(to - from) * 1.5, enemyY] },
    })
      .dice(6, 6)
      .play('move g1')
      .whyName(`march to ${to} 5`)
  for (const [from, to] of [
    [60, 49],
    [40, 51],
  ] as const)
    expect([past(6, from, to), past(6.5, from, to)]).toEqual(['enemyInWay', ''])
})

test('9.12, 12.6 the first figure of the first unit is as much of an enemy as any other', () => {
  const g = moving(
    { b1: { type: 'soldier', at: [30, 5], facing: 0 }, g1: { type: 'askari', at: [30.5, 7] } },
    { phasing: 1 as never, beginner: 1 as never },
  )
  expect(g.dice(4).play('move b1').whyName('march to 30 10')).toBe('enemyInWay')
})

describe('9.12, 9.13, 13.3 who comes to light beside an enemy', () => {
  test.each([
    [1.125, 0],
    [-1.125, 0],
    [0, 1.125],
    [0, -1.125],
  ])(
    '9.12, 9.13, 13.3 touches him not: 18/16 inches are contact, %f to the east and %f to the north of him',
    (dx, dy) => {
      const sprung = (more: number) =>
        moving(
          {
            g1: { type: 'askari', figures: 1, at: [20, 12], facing: 0, where: HIDDEN },
            b1: { type: 'soldier', at: [20 + dx * more, 12 + dy * more], facing: 8 },
          },
          { scenario: 'convoy' },
        ).play('spring g1')
      const near = sprung(1)
      expect([
        at(near.table, 'g1.0')[0] === 20 && at(near.table, 'g1.0')[1] === 12,
        inContact(near.table, unit('g1')),
      ]).toEqual([false, false])
      expect(at(sprung(19 / 18).table, 'g1.0')).toEqual([20, 12])
    },
  )
})

test('9.12, 12.4 a gun that turns its corner away from an enemy touches him no more', () => {
  const g = moving({
    g1: { type: 'artillery', at: [30, 6], facing: 2 },
    b1: { type: 'askari', figures: 1, at: [30, 7.9375], facing: 8 },
  })
  expect(inContact(g.table, unit('g1'))).toBe(true)
  g.play('turn g1 to 0')
  expect([inContact(g.table, unit('g1')), inContact(g.table, unit('b1'))]).toEqual([false, false])
})

test('9.10, 12.13, 7.7 the legs of a car add up to the 256th: after twelve inches it does not roll, after more it does', () => {
  const drive = (last: number, ...dice: readonly number[]) =>
    moving({ b1: { type: 'armoured-car', at: [20, 8], facing: 0 } }, { phasing: 1 as never, beginner: 1 as never })
      .dice(6, 6, 6, ...dice)
      .play('move b1', 'march to 26 8', `march to ${last} 8`, 'halt facing 0')
      .events.filter(({ kind }) => kind === 'droveOn').length
  expect([drive(32), drive(32.0625, 3, 3)]).toEqual([0, 1])
})

test('9.10, 15.8 after a fight two inches are two inches, in the bush as well', () => {
  const { table: t } = moving({ g1: { type: 'askari', figures: 1, at: [10, 20], facing: 0 } })
  const isFree = (x: number, y: number, phase: number) => {
    t.tracks.phase = phase
    Object.assign(t.move, { unit: unit('g1') + 1, open: 2, cover: 2, legs: 3 })
    return whyNotMarch(t, 16 * x, 16 * y) === ALLOWED
  }
  expect([isFree(10, 22, COMBAT), isFree(10, 22.0625, COMBAT), isFree(11.25, 21.5, COMBAT)]).toEqual([
    true,
    false,
    true,
  ])
  // Over the edge of the bush, which is at y 16, and back
  t.figures.y[0 as never] = 16 * 15
  expect([isFree(10, 17, COMBAT), isFree(10, 17.0625, COMBAT)]).toEqual([true, false])
})
