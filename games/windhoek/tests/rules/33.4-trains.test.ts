import { logFor, type Side } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { isBound } from '../../rules/11-zones.ts'
import { given } from '../given.ts'
import { marching, offered } from '../marching.ts'

const line = { 'A-Train': '3033', 'FK-1': '3132' }

describe('33.4 trains and zones', () => {
  test('33.4 with the option a train rides through enemy zones, without it the first one halts it', () => {
    const off = marching('allied', line).play('rail from 3033', 'all')
    expect(offered(off, 'ride to')).toEqual(['3133'])
    expect(off.play('ride to 3133').asked).toBe('allied attack')
    const on = marching('allied', line, 'trains').play('rail from 3033', 'all')
    expect(offered(on, 'ride to')).toEqual(['3133', '3232', '3233'])
  })

  test('33.4 those who ride along halt, and when they are dropped the train goes on', () => {
    const g = marching('allied', { ...line, DEOR: '3033' }, 'trains').play('rail from 3033', 'all')
    expect(offered(g, 'ride to')).toEqual(['3133'])
    g.play('ride to 3133')
    expect(g.legal).toEqual(['drop DEOR', 'stop'])
    expect(g.why('drop A-Train')).toBe('13.1')
    g.play('drop DEOR', 'ride to 3233', 'stop')
    expect([g.at('DEOR'), g.at('A-Train')]).toEqual(['3133', '3233'])
  })

  test('33.4, 26.0 whether a zone halts an unseen ride does not show, as it would tell a train from others', () => {
    const toldOf = (name: string, side: Side) => {
      const g = marching('german', { [name]: '2515', 'SAMR-1': '2613' }, 'trains', 'fog')
      g.play('rail from 2515', 'all', 'ride to 2614')
      return logFor(g.events, side).map((e) => e.kind)
    }
    expect(toldOf('FK-1', GERMAN)).toContain('halted')
    expect(toldOf('FK-1', ALLIED)).toEqual(toldOf('G-Train', ALLIED))
  })

  test('33.4, 13.1 without a train to ride on, nobody is dropped where a zone has ended the ride', () => {
    const g = marching('allied', { DLI: '3033', DEOR: '3033', 'FK-1': '3132' }, 'trains')
    g.play('rail from 3033', 'all', 'ride to 3133')
    expect(g.legal).toEqual(['stop'])
    expect(g.why('drop DEOR')).toBe('13.1')
  })

  test('33.4 the zones of trains bind trains', () => {
    const g = given('trains').units({ 'A-Train': '2515', 'G-Train': '2715', 'FK-1': '2413' })
    expect(isBound(g.t, unit('A-Train'), hex('2614'))).toBe(true)
    expect(isBound(g.t, unit('A-Train'), hex('2414'))).toBe(false)
    expect(isBound(g.t, unit('DEOR'), hex('2414'))).toBe(true)
    const beside = given('trains').units({ 'G-Train': '2414', 'FK-1': '2615' })
    expect(isBound(beside.t, unit('DEOR'), hex('2515'))).toBe(true)
    expect(isBound(beside.t, unit('A-Train'), hex('2515'))).toBe(false)
    expect(isBound(g.marks({ '2614': ['broken'] }).t, unit('A-Train'), hex('2614'))).toBe(false)
  })
})
