import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { hasRail, isLinked } from '../../rules/21-railroads.ts'
import type { Position } from '../given.ts'
import { marching, offered, zonesOf } from '../marching.ts'

const UPINGTON = '3930 3829 3729 3629 3529 3429'.split(' ')
const building = (where: Parameters<typeof marching>[1]): Position => marching('allied', where, 'railroads')

describe('32.1 how to build a line', () => {
  test('32.1 an engineer at the railhead goes one hex on, for a point, and the line follows', () => {
    const g = building({ SAEC: '4029' }).play('lay with SAEC', 'go')
    expect([g.at('SAEC'), g.points('allied'), g.asked]).toEqual(['3930', 5, 'allied act'])
    expect(isLinked(g.t, hex('4029'), hex('3930'))).toBe(true)
    expect(hasRail(g.t, hex('3829'))).toBe(false)
    expect(g.events.map((e) => [e.kind, e.rule])).toEqual([['trackLaid', '32.1']])
    expect([g.t.march.from, g.t.march.picked, g.t.force.size]).toEqual([0, -1, 0])
  })

  test('32.1 again and again, until the line is complete and joins the net', () => {
    const g = building({ SAEC: '4029', DEOR: '4029' })
    for (const at of UPINGTON) expect(g.play('lay with SAEC', 'go').at('SAEC')).toBe(at)
    expect(g.points('allied')).toBe(0)
    g.set({ allied: 6 })
    expect(g.why('lay with SAEC')).toBe('32.1')
    expect(g.play('rail from 4029', 'all').why('ride to 3226')).toBe('')
  })

  test('32.1 the line from Walvis Bay is one hex long', () => {
    const g = building({ SAEC: '2118', DEOR: '2118' }).play('lay with SAEC', 'go')
    expect(g.at('SAEC')).toBe('2117')
    expect(g.play('rail from 2118', 'all').why('ride to 2816')).toBe('')
  })

  test('32.1 not from anywhere else, by nobody else, nor without the option', () => {
    const g = building({ SAEC: '3930', SSPC: 'cape', RE: '3425', DEOR: '4029', DK: '2118' })
    for (const name of ['SAEC', 'SSPC', 'RE', 'DEOR', 'DK', 'RRR']) expect(g.why(`lay with ${name}`), name).toBe('32.1')
    expect(marching('german', { DK: '4029' }, 'railroads').why('lay with DK')).toBe('32.1')
    expect(marching('allied', { SAEC: '4029' }).why('lay with SAEC')).toBe('32.0')
    expect(building({ SAEC: '4029' }).set({ allied: 0 }).why('lay with SAEC')).toBe('9.2')
  })
})

describe('32.2 building in detail', () => {
  test('32.2 never into an enemy zone, nor onto the enemy', () => {
    expect(building({ SAEC: '4029', 'FK-1': '3929' }).why('lay with SAEC')).toBe('11.8')
    expect(building({ SAEC: '4029', 'FK-1': '3830' }).why('lay with SAEC')).toBe('32.2')
    expect(building({ SAEC: '4029', 'G-Sup-1': '3930' }).why('lay with SAEC')).toBe('13.3')
  })

  test('32.2 no hex is skipped: only at the railhead', () => {
    const g = building({ SAEC: '4029', SSPC: '4029' }).play('lay with SAEC', 'go')
    expect(g.why('lay with SSPC')).toBe('32.1')
    expect(g.why('lay with SAEC')).toBe('')
  })

  test('32.2 several engineers go together, for as many points and hexes', () => {
    const g = building({ SAEC: '4029', SSPC: '4029' }).play('lay with SAEC')
    expect(offered(g, 'join')).toEqual(['SSPC'])
    g.play('join SSPC', 'go')
    expect([g.at('SAEC'), g.at('SSPC'), g.points('allied')]).toEqual(['3829', '3829', 4])
    expect(isLinked(g.t, hex('3930'), hex('3829'))).toBe(true)
    expect(g.events.filter((e) => e.kind === 'trackLaid')).toHaveLength(2)
  })

  test('32.2 as long as the line, the points and the ground allow', () => {
    const short = building({ SAEC: '2118', SSPC: '2118' }).play('lay with SAEC')
    expect([short.why('join SSPC'), short.given.whyName('join SSPC')]).toEqual(['32.1', 'lineTooShort'])
    const poor = building({ SAEC: '4029', SSPC: '4029' }).set({ allied: 1 }).play('lay with SAEC')
    expect(poor.why('join SSPC')).toBe('9.2')
    const mined = building({ SAEC: '4029', SSPC: '4029' })
      .marks({ '3930': ['device'] })
      .play('lay with SAEC')
    expect(mined.why('join SSPC')).toBe('25.3.1')
    const zone = building({ SAEC: '4029', SSPC: '4029', 'FK-1': '3729' }).play('lay with SAEC')
    expect(zone.why('join SSPC')).toBe('32.2')
    const bush = building({ SAEC: '2611', SSPC: '2611', RE: '2611' }).play('lay with SAEC', 'join SSPC')
    expect(bush.why('join RE')).toBe('13.4')
    const open = building({ SAEC: '4029', SSPC: '4029', RE: '4029' }).play(
      'lay with SAEC',
      'join SSPC',
      'join RE',
      'go',
    )
    expect(open.at('RE')).toBe('3729')
  })

  test('32.2, 14.4 there must be room at the new railhead', () => {
    const nine = ['CTH', 'DEOR', 'DLI', 'Kimb', 'Pret', 'Rand', 'TVS', 'WWR', 'SR'].map((n) => [n, '3930'] as const)
    expect(building({ SAEC: '4029', ...Object.fromEntries(nine) }).why('lay with SAEC')).toBe('14.2')
  })
})

describe('32.3 using built lines', () => {
  test('32.3 they are railroads for both sides, and can be broken and mended', () => {
    const g = marching('german', { 'FK-1': '4029', 'FK-2': '3829' }, 'railroads').arrange((t) => {
      t.tracks.route2 = 3
    })
    expect(g.play('rail from 4029', 'all').why('ride to 3829')).toBe('')
    g.play('stop', 'break at 3829')
    expect(g.play('rail from 4029', 'all').why('ride to 3829')).toBe('21.3')
  })

  test('32.3, 11.1 the zone of a train follows the new track', () => {
    const g = building({ SAEC: '2118', 'A-Train': '2117' })
    expect(zonesOf(g, 'allied')).toEqual(['2117', '2216'])
    expect(zonesOf(g.play('lay with SAEC', 'go'), 'allied')).toEqual(['2117', '2118', '2216'])
    const start = building({ SAEC: '2611', 'A-Train': '2611' }).play('lay with SAEC', 'go')
    expect(zonesOf(start, 'allied')).toEqual(['2511', '2512', '2610', '2611'])
  })
})
