import { describe, expect, test } from 'vitest'
import { marching, offered, spent } from '../marching.ts'

describe('29.1 neutral Angola', () => {
  test('29.1 nobody enters it', () => {
    expect(marching('allied', { 'SAMR-1': '2004' }).play('march from 2004', 'all').why('step to 2003')).toBe('29.1')
    expect(marching('german', { 'FK-1': '2004' }).play('march from 2004', 'all').why('step to 2003')).toBe('29.1')
  })

  test('29.1 nobody attacks there, nor commands the Portuguese', () => {
    const g = marching('german', { 'FK-1': '2004', 'P-Inf-1': '2003', DEOR: '2005' }).play(
      'march from 2004',
      'all',
      'stop',
    )
    expect(g.why('attack 2003')).toBe('29.1')
    expect(offered(g, 'attack')).toEqual(['2005'])
    const allied = marching('allied', { DA: '2002', 'SAMR-1': '3425' })
    expect(allied.why('march from 2002')).toBe('29.1')
    expect(offered(allied, 'march from')).toEqual(['3425'])
    expect(allied.why('device at 2002')).toBe('25.3')
  })
})

describe('29.3 Portuguese units', () => {
  const beside = { DA: '2104', 'SAMR-1': '2105' }

  test('29.3 they do not stay with other Allied units, but either passes through', () => {
    const g = marching('allied', beside).set({ portugal: true }).play('march from 2105', 'all', 'step to 2104')
    expect(g.why('stop')).toBe('29.3')
    expect(g.why('drop SAMR-1')).not.toBe('')
    g.play('step to 2204', 'stop')
    expect(g.at('SAMR-1')).toBe('2204')
    const back = marching('allied', beside).set({ portugal: true }).play('march from 2104', 'all', 'step to 2105')
    expect(back.why('stop')).toBe('29.3')
  })

  test('29.3 nobody passes who could not get out on the other side', () => {
    const g = marching('allied', { DA: '2104', HAB: '2105' }).set({ portugal: true }).play('march from 2105', 'all')
    expect(g.why('step to 2104')).toBe('29.3')
  })

  test('29.3 they enter Angola and the German colony only', () => {
    const g = marching('allied', { DA: '3712', CP: '2119' }).set({ portugal: true })
    expect(g.play('march from 3712', 'all').why('step to 3812')).toBe('29.3')
    expect(g.play('stop', 'march from 2119', 'all').why('step to 2118')).toBe('29.3')
  })

  test('29.3, 21.2 nor do they leave them by rail, where a line has been laid over the border', () => {
    const laid = (from: string) =>
      marching('allied', { CP: from }, 'railroads')
        .set({ portugal: true })
        .arrange((t) => {
          t.tracks.route0 = 2
          t.tracks.route2 = 7
        })
        .play(`rail from ${from}`, 'all')
    expect(laid('2117').why('ride to 2118')).toBe('29.3')
    expect(laid('2117').why('ride to 2216')).toBe('')
    const south = laid('3429')
    expect([south.why('ride to 3729'), south.why('ride to 3829'), south.why('ride to 4029')]).toEqual([
      '',
      '29.3',
      '29.3',
    ])
    expect(offered(south, 'ride to')).not.toContain('3829')
  })
})

describe('29.5 operating them', () => {
  test('29.5 their marches cost the usual point, and go where the war has opened the border', () => {
    const g = marching('allied', { DA: '2003' }).set({ portugal: true }).play('march from 2003', 'all', 'step to 2004')
    expect([g.points('allied'), g.at('DA'), spent(g, 'DA')]).toEqual([5, '2004', 2])
    const german = marching('german', { 'FK-1': '2004' }).set({ portugal: true }).play('march from 2004', 'all')
    expect(german.why('step to 2003')).toBe('')
  })

  test('29.5 they break and mine like others', () => {
    const g = marching('allied', { DA: '2002' }).set({ portugal: true }).play('device at 2002')
    expect(g.points('allied')).toBe(4)
  })
})
