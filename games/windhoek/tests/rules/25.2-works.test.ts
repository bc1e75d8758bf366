import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { UNIT_NAMES, unit } from '../../roster.ts'
import { whyNotStack } from '../../rules/14-stacking.ts'
import { isWorking } from '../../rules/21-railroads.ts'
import { BROKEN, DEVICE } from '../../stacks.ts'
import type { Position } from '../given.ts'
import { marching, offered, spent, zonesOf } from '../marching.ts'

const has = (g: Position, at: string, mark: number) => ((g.t.places.marks[hex(at)] ?? 0) & mark) !== 0

describe('25.2 breaks', () => {
  test('25.2 a mobile unit breaks the line it stands on, for one point, and nothing else happens', () => {
    const g = marching('german', { 'FK-1': '2614' }).play('break at 2614')
    expect([g.points('german'), g.at('FK-1'), g.asked]).toEqual([5, '2614', 'german act'])
    expect(has(g, '2614', BROKEN)).toBe(true)
    expect(g.events.map((e) => [e.kind, e.rule])).toEqual([['lineBroken', '25.2']])
  })

  test('25.2 not without a mobile unit, a built railroad, or the point', () => {
    const g = marching('german', { 'G-Mil-1': '2515', 'FK-1': '3425', 'FK-2': '3930', DEOR: '2614' })
    for (const at of ['2515', '3425', '3930', '2614', '2715', 'cape']) expect(g.why(`break at ${at}`), at).toBe('25.2')
    for (const at of ['3425', '3930', 'cape']) expect(g.whyName(`break at ${at}`), at).toBe('noLineToBreak')
    for (const at of ['2515', '2614', '2715']) expect(g.whyName(`break at ${at}`), at).toBe('nobodyToBreak')
    expect(offered(g, 'break at')).toEqual([])
    expect(marching('german', { 'FK-1': '2614' }).set({ german: 0 }).why('break at 2614')).toBe('9.2')
  })

  test('25.2 a built line can be broken like any other', () => {
    const g = marching('german', { 'FK-2': '3930' }).arrange((t) => {
      t.tracks.route2 = 3
    })
    expect(g.why('break at 3930')).toBe('')
  })

  test('25.2.1 the line is cut for both sides, the road is not', () => {
    const g = marching('german', { 'FK-1': '2614', 'FK-2': '2117' }).play('break at 2614')
    expect(isWorking(g.t, hex('2614'))).toBe(false)
    expect(g.play('rail from 2117', 'all').why('ride to 2715')).toBe('21.3')
    const road = marching('allied', { DEOR: '2515' }).marks({ '2614': ['broken'] })
    expect(spent(road.play('march from 2515', 'all', 'step to 2614'), 'DEOR')).toBe(0.5)
  })

  test('25.2.1, 11.1 it also cuts the zone of a train', () => {
    const g = marching('german', { 'G-Train': '2515', 'FK-1': ['2614', 'disrupted'] })
    expect(zonesOf(g, 'german')).toEqual(['2415', '2515', '2614'])
    expect(zonesOf(g.play('break at 2614'), 'german')).toEqual(['2415', '2515'])
    expect(zonesOf(g.play('break at 2515'), 'german')).toEqual([])
  })

  test('25.2.2 a break stays until it is mended, whoever comes and goes', () => {
    const g = marching('german', { 'FK-1': '2614' }).play(
      'break at 2614',
      'march from 2614',
      'all',
      'step to 2515',
      'stop',
    )
    expect(has(g, '2614', BROKEN)).toBe(true)
    g.set({ turn: 9 }).units({ DK: '2614' }).phase('march', 'german').play('repair with DK')
    expect(has(g, '2614', BROKEN)).toBe(false)
  })
})

describe('25.3 devices', () => {
  test('25.3 a mobile unit lays one in a town or settlement, for two points', () => {
    const g = marching('german', { 'FK-1': '3424' }).play('device at 3424')
    expect([g.points('german'), has(g, '3424', DEVICE), g.at('FK-1')]).toEqual([4, true, '3424'])
    expect(g.events.map((e) => [e.kind, e.rule])).toEqual([['deviceLaid', '25.3']])
    expect(g.asked).toBe('german act')
  })

  test('25.3 nowhere else, by nobody else, and not for less', () => {
    const g = marching('german', { 'FK-1': '3425', 'G-Mil-1': '2515', DEOR: '2816' })
    for (const at of ['3425', '2515', '2816', '2709', 'cape']) expect(g.why(`device at ${at}`), at).toBe('25.3')
    for (const at of ['3425', 'cape']) expect(g.whyName(`device at ${at}`), at).toBe('noTownToMine')
    for (const at of ['2515', '2816', '2709']) expect(g.whyName(`device at ${at}`), at).toBe('nobodyToMine')
    expect(marching('german', { 'FK-1': '3424' }).set({ german: 1 }).why('device at 3424')).toBe('9.2')
  })

  test('25.3.1 whoever enters halts, of either side; whoever starts there does not', () => {
    for (const [side, name] of [
      ['allied', 'SAMR-1'],
      ['german', 'FK-1'],
    ] as const) {
      const g = marching(side, { [name]: '3325' }).marks({ '3424': ['device'] })
      g.play('march from 3325', 'all', 'step to 3424')
      expect([g.asked, g.cites.at(-1)]).toEqual([`${side} act`, '25.3.1'])
      g.play('march from 3424', 'all', 'step to 3425', 'step to 3525')
      expect(g.at(name)).toBe('3525')
    }
  })

  test('25.3.1 a ride halts too', () => {
    const g = marching('german', { 'FK-1': '2117' })
      .marks({ '2515': ['device'] })
      .play('rail from 2117', 'all')
    expect([g.why('ride to 2515'), g.why('ride to 2614')]).toEqual(['', '25.3.1'])
    expect(g.play('ride to 2515').asked).toBe('german act')
  })

  test('25.3.2 it stays until an engineer clears it', () => {
    const g = marching('allied', { DEOR: '3325', SAEC: '3325' }).marks({ '3424': ['device'] })
    g.play('march from 3325', 'all', 'step to 3424')
    expect(has(g, '3424', DEVICE)).toBe(true)
    expect(has(g.play('repair with SAEC'), '3424', DEVICE)).toBe(false)
  })

  test('25.3, 26.0 its price shows whether an engineer is there', () => {
    const g = marching('german', { 'FK-1': '3424' }, 'fog')
    const before = g.t.core.reveals
    expect(g.play('device at 3424').t.core.reveals).toBe(before + 1)
  })
})

describe('25.4 markers in general', () => {
  test('25.4 one of each kind a hex', () => {
    const g = marching('german', { 'FK-1': '2515' }).play('break at 2515', 'device at 2515')
    expect(g.why('break at 2515')).toBe('25.4')
    expect(g.why('device at 2515')).toBe('25.4')
    expect(offered(g, 'break at')).toEqual([])
  })

  test('25.4 markers are no units: they do not stack, and are never too few', () => {
    const twelve = UNIT_NAMES.slice(0, 12)
    const g = marching('german', Object.fromEntries(twelve.slice(1).map((n) => [n, '2515'])))
    g.marks({ '2515': ['entrenched', 'broken', 'device'] })
    expect(whyNotStack(g.t, unit('FK-1'), hex('2515'))).toBe(0)
    const many = marching('german', Object.fromEntries(twelve.map((n, i) => [n, LINE[i] as string]))).set({
      german: 12,
    })
    many.play(...LINE.map((h) => `break at ${h}`))
    expect(many.points('german')).toBe(0)
    expect(LINE.every((h) => has(many, h, BROKEN))).toBe(true)
  })
})

const LINE = '2117 2216 2316 2415 2515 2614 2715 2716 2816 2817 2818 2919'.split(' ')
