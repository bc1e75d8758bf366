import { describe, expect, test } from 'vitest'
import { figure, scene } from '../given.ts'

const alone = { P1: '4 4 90', R1: '20 14 270' }
const why = (figures: Readonly<Record<string, string>>, to: string) =>
  scene(figures, { taken: 'P1' }).whyName(`move to ${to}`)

describe('4.1 a figure moves six inches and no more', () => {
  test.each([
    ['10 4 facing 0', ''],
    ['10.0625 4 facing 0', 'tooFar'],
    // A triangle of 3.6, 4.8 and 6, to the sixteenth.
    ['7.5625 8.8125 facing 0', ''],
    ['7.625 8.8125 facing 0', 'tooFar'],
    ['4 4 facing 180', ''],
  ])('4.1 to %s: %s', (to, name) => expect(why(alone, to)).toBe(name))

  test('4.1 and then faces any way', () => {
    const g = scene(alone, { taken: 'P1' }).play('move to 6 4.25 facing 202.5')
    const { x, y, facing } = g.table.figures
    const f = figure('P1')
    expect([x[f], y[f], facing[f]]).toEqual([96, 68, 9])
    expect(g.events).toMatchObject([{ kind: 'moved', rule: '4.1', facts: { figure: f, x: 96, y: 68, facing: 9 } }])
  })
})

describe('4.2 a base lies on the table wholly and on no other', () => {
  test.each([
    ['0.5 4 facing 0', ''],
    ['0.4375 4 facing 0', 'offTable'],
    ['4 0.5 facing 0', ''],
    ['4 0.4375 facing 0', 'offTable'],
  ])('4.2 at %s: %s', (to, name) => expect(why(alone, to)).toBe(name))

  test('4.2 touching is no lying on', () => {
    const two = { ...alone, P2: '6 4 90' }
    expect(why(two, '5 4 facing 0')).toBe('')
    expect(why(two, '5.0625 4 facing 0')).toBe('onFigure')
    // Who is down is in nobody's way, and one may pass over others.
    expect(why(alone, '6 4 facing 0')).toBe('')
    expect(why(two, '8 4 facing 0')).toBe('')
  })
})

test('4.3 no part of the base passes over rocks, though it may touch them', () => {
  const near = { P1: '5 6 90', R1: '20 14 270' }
  expect(why(near, '11 6 facing 0')).toBe('throughRocks')
  expect(scene({ P1: '5 4 90', R1: '20 14 270' }, { taken: 'P1' }).why('move to 11 4 facing 0')).toBe('')
  expect(scene({ P1: '5 4.0625 90', R1: '20 14 270' }, { taken: 'P1' }).why('move to 11 4.0625 facing 0')).toBe('4.3')
})
