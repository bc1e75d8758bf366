import { expect, test } from 'vitest'
import { overlaps, touches } from '../../board/bases.ts'
import { len } from '../../board/measure.ts'
import { ROUND, STAND } from '../../roster.ts'
import { inArc } from '../../rules/09-arc.ts'
import { isCoherent } from '../../rules/09-coherency.ts'
import { squareApart, unitsApart } from '../../rules/09-contact.ts'
import { at, figure, scene, unit } from '../given.ts'

test('9.1 9.10 the length of a way is a whole number of 256ths of an inch, rounded up', () => {
  expect(len(48, 64)).toBe(1280)
  expect(len(16, 16)).toBe(363)
  expect(len(0, 0)).toBe(0)
})

test('9.2 9.12 figures touch up to an eighth of an inch, and overlap nearer than an inch', () => {
  const gap = (d: number) => touches(ROUND, 100, 100, 0, ROUND, 100 + d, 100, 0)
  expect([18, 19].map(gap)).toEqual([true, false])
  expect([15, 16].map((d) => overlaps(ROUND, 100, 100, 0, ROUND, 100 + d, 100, 0))).toEqual([true, false])
})

test('9.2 9.12 a stand is two inches square, however it is turned', () => {
  const gap = (d: number, facing: number) => touches(STAND, 100, 100, facing, ROUND, 100 + d, 100, 0)
  expect([26, 27].map((d) => gap(d, 0))).toEqual([true, false])
  // Turned by 45 degrees its corner is at 24, and its disc ends 8 before that
  expect([34, 35].map((d) => gap(d, 2))).toEqual([true, false])
  expect([31, 32].map((d) => overlaps(STAND, 100, 100, 0, STAND, 100 + d, 100, 0))).toEqual([true, false])
  expect([34, 35].map((d) => touches(STAND, 100, 100, 0, STAND, 100 + d, 100, 0))).toEqual([true, false])
})

test('9.3 a boat is measured from the nearest of its seven points', () => {
  const { table } = scene({ b1: { type: 'gunboat', at: [20, 20] }, g1: { type: 'leader', at: [20, 30] } })
  expect(squareApart(table, figure('b1.0'), figure('g1.0'))).toBe((7 * 16) ** 2)
})

test('9.4 9.6 a unit is a chain with links of two inches, of three when dispersed', () => {
  const askaris = (open: boolean, gap: number) => {
    const g = scene({ g1: { type: 'askari', figures: 3, at: [20, 20], open } })
    return g.arrange((t) => {
      for (const k of [0, 1, 2]) t.figures.x[figure(`g1.${k}`)] = 320 + k * gap
    }).table
  }
  expect([32, 33].map((gap) => isCoherent(askaris(false, gap), unit('g1')))).toEqual([true, false])
  expect([48, 49].map((gap) => isCoherent(askaris(true, gap), unit('g1')))).toEqual([true, false])
})

test('9.4 an attached leader is a link of the chain', () => {
  const { table } = scene({
    g1: { type: 'askari', figures: 2, at: [20, 20] },
    g2: { type: 'leader', at: [22, 20], attachedTo: 'g1' },
  })
  table.figures.x[figure('g1.1')] = 24 * 16
  expect(isCoherent(table, unit('g1'))).toBe(true)
  table.units.attached[unit('g2')] = 0
  expect(isCoherent(table, unit('g1'))).toBe(false)
})

test('9.5 seven figures four abreast facing north stand in two ranks', () => {
  const { table } = scene({ g1: { type: 'askari', figures: 7, at: [20, 20], width: 4 } })
  expect([0, 1, 2, 3, 4, 5, 6].map((k) => at(table, `g1.${k}`))).toEqual([
    [19, 20],
    [20, 20],
    [21, 20],
    [22, 20],
    [19, 19],
    [20, 19],
    [21, 19],
  ])
})

test('9.5 a line of seven facing north-east goes by steps of twelve sixteenths', () => {
  const { table } = scene({ g1: { type: 'askari', figures: 7, at: [20, 20], facing: 2 } })
  expect([at(table, 'g1.0'), at(table, 'g1.6')]).toEqual([
    [17.75, 22.25],
    [22.25, 17.75],
  ])
})

test('9.6 dispersed figures stand two and a half inches apart', () => {
  const { table } = scene({ g1: { type: 'askari', figures: 2, at: [20, 20], open: true } })
  expect(at(table, 'g1.1')).toEqual([22.5, 20])
})

test('9.7 a machine gun shoots 45 degrees to each side, riflemen to the front half, vehicles all round', () => {
  const { table } = scene({
    g1: { type: 'mg', figures: 3, at: [20, 20], facing: 1 },
    g2: { type: 'askari', figures: 1, at: [20, 20], facing: 0 },
    g3: { type: 'armoured-car', at: [40, 40] },
  })
  const sees = (x: number, y: number) => inArc(table, unit('g1'), (x - 20) * 16, (y - 20) * 16)
  expect([sees(24, 30), sees(34, 28), sees(27, 23), sees(28, 23)]).toEqual([true, true, true, false])
  expect([inArc(table, unit('g2'), 100, 0), inArc(table, unit('g2'), 100, -1)]).toEqual([true, false])
  expect(inArc(table, unit('g3'), 0, -100)).toBe(true)
})

test('9.14 units are as far apart as their nearest figures, attached ones included', () => {
  const troops = { g1: { type: 'askari', figures: 2, at: [20, 20] }, b1: { type: 'soldier', at: [30, 20] } } as const
  expect(unitsApart(scene(troops).table, unit('g1'), unit('b1'))).toBe((9 * 16) ** 2)
  const led = scene({ ...troops, g2: { type: 'leader', at: [22, 20], attachedTo: 'g1' } })
  expect(unitsApart(led.table, unit('g1'), unit('b1'))).toBe((8 * 16) ** 2)
})
