import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { isWorking } from '../../rules/21-railroads.ts'
import { BROKEN, DEVICE } from '../../stacks.ts'
import type { Position } from '../given.ts'
import { marching, RAIN, spent, zonesOf } from '../marching.ts'

const marks = (g: Position, at: string) => (g.t.places.marks[hex(at)] ?? 0) & (BROKEN | DEVICE)

test('24.1 with an engineer in the same step nobody pays for the river', () => {
  const wet = (...names: readonly string[]) =>
    marching('allied', Object.fromEntries(names.map((n) => [n, '3126']))).set({ turn: RAIN })
  const with_ = wet('DEOR', 'SAEC').play('march from 3126', 'all', 'step to 3226')
  expect([spent(with_, 'DEOR'), spent(with_, 'SAEC')]).toEqual([1, 1])
  const without = wet('DEOR', 'SAEC').play('march from 3126', 'join DEOR', 'go', 'step to 3226')
  expect(spent(without, 'DEOR')).toBe(2)
})

test('24.1 an engineer left on the near bank helps nobody', () => {
  const where = { DEOR: '3125', SAEC: '3125' }
  const g = marching('allied', where).set({ turn: RAIN }).play('march from 3125', 'all', 'step to 3126')
  const before = spent(g, 'DEOR')
  expect(spent(g.play('drop SAEC', 'step to 3226'), 'DEOR') - before).toBe(2)
})

describe('24.2 clearing', () => {
  const works = { '2515': ['broken', 'device'] } as const

  test('24.2 one point removes every break and device in the engineer’s hex', () => {
    const g = marching('allied', { SAEC: ['2515', 'disrupted'] })
      .marks(works)
      .play('repair with SAEC')
    expect([g.points('allied'), marks(g, '2515'), g.at('SAEC')]).toEqual([5, 0, '2515 disrupted'])
    expect(g.events.map((e) => [e.kind, e.rule])).toEqual([
      ['lineMended', '24.2'],
      ['deviceCleared', '24.2'],
    ])
    expect(isWorking(g.t, hex('2515'))).toBe(true)
  })

  test('24.2 the engineer may march in another action', () => {
    const g = marching('allied', { SAEC: '2515' }).marks(works).play('repair with SAEC')
    expect(g.play('march from 2515', 'all', 'step to 2614').at('SAEC')).toBe('2614')
  })

  test('24.2 only engineers, only their own side’s, only where there is something', () => {
    const g = marching('allied', { DEOR: '2515', SAEC: '2614', SSPC: 'cape', DK: '2816' }).marks({
      ...works,
      '2816': ['device'],
    })
    for (const name of ['DEOR', 'SAEC', 'SSPC', 'DK', 'RE']) expect(g.why(`repair with ${name}`), name).toBe('24.2')
    for (const name of ['DEOR', 'SSPC', 'DK', 'RE']) expect(g.whyName(`repair with ${name}`), name).toBe('noSapper')
    expect(g.whyName('repair with SAEC')).toBe('nothingToClear')
    expect(g.units({ SAEC: '2515' }).set({ allied: 0 }).why('repair with SAEC')).toBe('9.2')
  })

  test('24.2, 26.0 the work shows that an engineer is there', () => {
    const g = marching('allied', { SAEC: '3033' }, 'fog').marks({ '3033': ['broken'] })
    const { reveals } = g.t.core
    expect(g.play('repair with SAEC').t.core.reveals).toBe(reveals + 1)
    expect(g.events.at(-1)).toMatchObject({ kind: 'lineMended', facts: { hex: hex('3033'), left: 5 } })
  })

  test('24.2, 11.1 a mended line carries the zone of a train again', () => {
    const g = marching('allied', { SAEC: '3133', 'A-Train': '3033' }).marks({ '3133': ['broken'] })
    expect(zonesOf(g, 'allied')).toEqual(['3033'])
    expect(zonesOf(g.play('repair with SAEC'), 'allied')).toEqual(['3033', '3133'])
  })
})

test('24.3 with an engineer, in whatever order, a device costs one point less', () => {
  const cost = (...names: readonly string[]) => {
    const g = marching('german', { 'FK-1': '2515', ...Object.fromEntries(names.map((n) => [n, '2515'])) })
    return 6 - g.play('device at 2515').points('german')
  }
  expect([cost(), cost('SWAPC')]).toEqual([2, 1])
  const shaken = marching('german', { SWAPC: ['2515', 'disrupted'] })
    .set({ german: 1 })
    .play('device at 2515')
  expect(shaken.points('german')).toBe(0)
})
