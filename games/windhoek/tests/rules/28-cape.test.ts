import { nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { CAPE_ENTRIES, grid } from '../../board.ts'
import { marching, offered, spent } from '../marching.ts'

describe('28.1 in and out', () => {
  test('28.1 out of it a unit pays for the hex it enters, and marches on', () => {
    const g = marching('allied', { 'SAMR-1': 'cape' }).play('march from cape', 'all', 'step to 3134')
    expect(spent(g, 'SAMR-1')).toBe(2)
    g.play('step to 3133', 'step to 3232')
    expect([g.at('SAMR-1'), spent(g, 'SAMR-1')]).toEqual(['3232', 3.5])
    expect(g.cites).toContain('28.1')
  })

  test('28.1 into it costs one point, and ends the march', () => {
    const g = marching('allied', { DEOR: '3533' }).play('march from 3533', 'all', 'step to 3534', 'step to cape')
    expect([g.at('DEOR'), g.asked]).toEqual(['cape', 'allied act'])
    expect(g.cites.slice(-2)).toEqual(['28.1', '28.1'])
    const near = marching('allied', { DEOR: '3534', HAB: '3534' }).play('march from 3534', 'all', 'step to cape')
    expect(near.at('HAB')).toBe('cape')
  })

  test('28.1 by the south edge and by 4131 to 4134, and nowhere else', () => {
    const g = marching('allied', { DEOR: 'cape' }).play('march from cape', 'all')
    expect([...offered(g, 'step to')].sort()).toEqual(CAPE_ENTRIES.map((h) => nameHex(grid, h)).sort())
    expect(g.why('step to 3033')).toBe('28.1')
    expect(marching('allied', { DEOR: '4130' }).play('march from 4130', 'all').why('step to cape')).toBe('28.1')
    expect(marching('allied', { DEOR: '4131' }).play('march from 4131', 'all').why('step to cape')).toBe('')
  })

  test('28.1 a point must be left for it', () => {
    const g = marching('allied', { DEOR: '3533' }).play('march from 3533', 'all', 'step to 3534', 'step to 3533')
    expect(spent(g, 'DEOR')).toBe(4)
    expect(g.why('step to 3534')).toBe('13.4')
  })
})

describe('28.2 Allies only', () => {
  test('28.2 no Germans', () => {
    const g = marching('german', { 'FK-1': '3534' }).play('march from 3534', 'all')
    expect(g.why('step to cape')).toBe('28.2')
  })

  test('28.2, 29.3 no Portuguese', () => {
    const g = marching('allied', { DA: '3534' }).set({ portugal: true }).play('march from 3534', 'all')
    expect(g.why('step to cape')).toBe('29.3')
  })
})

describe('28.3 the Cape in other rules', () => {
  test('28.3 it is one hex for forming a force, and a port', () => {
    const g = marching('allied', { DEOR: 'cape', DLI: 'cape' }).play('march from cape', 'all', 'step to 3134')
    expect([g.at('DEOR'), g.at('DLI')]).toEqual(['3134', '3134'])
    expect(marching('allied', { DEOR: 'cape' }).why('ship from cape')).toBe('')
    expect(marching('allied', { DEOR: '2120' }).play('ship from 2120', 'all').why('land at cape')).toBe('')
  })

  test('28.3 it is never in a zone: units disengage into it, and halt where they come out into one', () => {
    const g = marching('allied', { DEOR: '3534', 'SAMR-1': 'cape', 'FK-1': '3533' })
    expect(g.play('march from 3534', 'all', 'step to cape').at('DEOR')).toBe('cape')
    g.play('march from cape', 'join SAMR-1', 'go', 'step to 3534')
    expect([g.asked, g.cites.at(-1)]).toEqual(['allied attack', '11.4'])
  })
})

describe('28.4 no combat in the box', () => {
  test('28.4 nobody attacks out of it', () => {
    const g = marching('allied', { DEOR: 'cape', 'FK-1': '3534' }).play('march from cape', 'all', 'stop')
    expect(g.asked).toBe('allied act')
  })

  test('28.4 nobody attacks into it', () => {
    const g = marching('german', { 'FK-1': '3534', DEOR: 'cape', DLI: '3533' }).play('march from 3534', 'all', 'stop')
    expect(g.asked).toBe('german attack')
    expect(g.why('attack cape')).toBe('28.4')
    expect(offered(g, 'attack')).toEqual(['3533'])
  })
})
