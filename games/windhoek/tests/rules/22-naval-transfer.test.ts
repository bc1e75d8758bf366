import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { UNIT_NAMES, unit } from '../../roster.ts'
import { marching, offered } from '../marching.ts'

describe('22.1 naval transfer', () => {
  test('22.1 from a port or Cape Colony to any coast', () => {
    const port = marching('allied', { DEOR: '2118' }).play('ship from 2118', 'all', 'land at 2120')
    expect(port.at('DEOR')).toBe('2120')
    expect(port.events.find((e) => e.kind === 'sailed')).toMatchObject({ rule: '22.1' })
    expect(marching('allied', { DEOR: 'cape' }).play('ship from cape', 'all', 'land at 2119').at('DEOR')).toBe('2119')
  })

  test('22.1 from any coast to a port that Allied units hold, or to Cape Colony', () => {
    const g = marching('allied', { DEOR: '2120', DLI: '2118' }).play('ship from 2120', 'all')
    expect(offered(g, 'land at')).toEqual(['2118', 'cape'])
    expect(g.why('land at 2221')).toBe('22.1')
    expect(g.why('land at 2117')).toBe('22.1')
    expect(g.why('land at 2120')).toBe('22.1')
    expect(g.play('land at 2118').at('DEOR')).toBe('2118')
  })

  test('22.1 never inland, and never for Germans', () => {
    const g = marching('allied', { DEOR: '2515', DLI: '2118' })
    expect(g.why('ship from 2515')).toBe('22.1')
    expect(g.play('ship from 2118', 'all').why('land at 2515')).toBe('22.1')
    expect(marching('german', { 'FK-1': '2117' }).why('ship from 2117')).toBe('22.1')
  })

  test('22.1, 14.4 a force too large for the shore stays, though the points are spent', () => {
    const ten = Object.fromEntries(UNIT_NAMES.slice(unit('CTH'), unit('CTH') + 10).map((n) => [n, 'cape']))
    const g = marching('allied', ten).play('ship from cape', 'all')
    expect(g.why('land at 2119')).toBe('14.2')
    expect(g.legal).toEqual(['stop'])
    g.play('stop')
    expect([g.points('allied'), g.at('CTH'), g.asked]).toEqual([4, 'cape', 'allied act'])
  })
})

describe('22.2 price and limits', () => {
  test('22.2 two points', () => {
    const g = marching('allied', { DEOR: '2118' }).set({ allied: 2 }).play('ship from 2118')
    expect(g.points('allied')).toBe(0)
    expect(g.events[0]).toMatchObject({ kind: 'marchBegan', rule: '22.2' })
    expect(marching('allied', { DEOR: '2118' }).set({ allied: 1 }).why('ship from 2118')).toBe('9.2')
  })

  test('22.2 not onto Germans', () => {
    const g = marching('allied', { DEOR: 'cape', 'FK-1': '2426' }).play('ship from cape', 'all')
    expect(g.why('land at 2426')).toBe('22.2')
  })

  test('22.2 the force lands together, and goes no farther', () => {
    const g = marching('allied', { DEOR: 'cape', DLI: 'cape' }).play('ship from cape', 'all', 'land at 2119')
    expect([g.at('DEOR'), g.at('DLI'), g.asked]).toEqual(['2119', '2119', 'allied act'])
  })

  test('22.2, 29.1, 29.3 not into neutral Angola, and Portuguese not beyond their ground', () => {
    expect(marching('allied', { DEOR: 'cape' }).play('ship from cape', 'all').why('land at 1102')).toBe('29.1')
    const g = marching('allied', { 'FEX-1': '1101', DEOR: '2426' })
      .set({ portugal: true })
      .play('ship from 1101', 'all')
    expect(g.why('land at 2118')).toBe('29.3')
    expect(g.why('land at cape')).toBe('29.3')
    expect(g.why('land at 2426')).toBe('29.3')
    expect(g.play('land at 2427').at('FEX-1')).toBe('2427')
  })

  test('22.2, 34.2 nor while the German squadron is there', () => {
    const g = marching('allied', { DEOR: 'cape', 'Ost-Naval': 'support' }, 'squadron')
    expect(g.why('ship from cape')).toBe('34.2')
    expect(g.units({ 'Ost-Naval': 'eliminated' }).why('ship from cape')).toBe('')
  })

  test('22.2 an enemy zone on the shore is no bar, and does not hold ships', () => {
    const g = marching('allied', { DEOR: '2118', 'FK-1': '2119' }).play('ship from 2118', 'all', 'land at 2120')
    expect(g.at('DEOR')).toBe('2120')
  })
})

describe('22.3 landing next to the enemy', () => {
  test('22.3 the force may attack without another point', () => {
    const g = marching('allied', { DEOR: 'cape', 'FK-1': '2426' }).play('ship from cape', 'all', 'land at 2427')
    expect(offered(g, 'attack')).toEqual(['2426'])
    g.play('attack 2426')
    expect([g.t.battle.at, g.t.battle.landing, g.points('allied')]).toEqual([hex('2426'), 0, 4])
  })

  test('22.3 nobody attacks from the sea', () => {
    const g = marching('allied', { DEOR: 'cape', RMLI: 'cape', 'FK-1': '2426' }).play('ship from cape', 'all')
    expect(g.why('assault 2426')).toBe('31.0')
    expect(offered(g, 'assault')).toEqual([])
  })

  test('22.3 who called the voyage off does not attack', () => {
    const g = marching('allied', { DEOR: '2118', 'FK-1': '2119' }).play('ship from 2118', 'all', 'stop')
    expect(g.asked).toBe('allied act')
  })
})
