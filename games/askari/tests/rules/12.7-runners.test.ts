import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { unloadInPort } from '../../rules/12.7-runners.ts'
import { impulse } from '../at-sea.ts'

describe('blockade runners', () => {
  test('12.7.1 in a German coastal hex a runner lands one Carrier at once, or waits', () => {
    const g = impulse('german', { Kronborg: 'ocean' }, 8).play('sail Kronborg', 'steer for 3215')
    expect(g.asked).toBe('german unload')
    g.play('unload Kronborg')
    expect(g.carriersIn('german', '3215')).toBe(1)
    expect(g.asked).toMatch(/impulse$/)
    const h = impulse('german', { Kronborg: 'ocean' }, 8).play('sail Kronborg', 'steer for 3215', 'keep-cargo')
    expect(h.carriersIn('german', '3215')).toBe(0)
    // It may still unload where it comes in next.
    h.play('sail Kronborg', 'steer for ocean', 'sail Kronborg', 'steer for 3328')
    expect(h.asked).toBe('german unload')
  })
  test('12.7.1 a coastal hex is German by its town, or by a German unit in it; other hexes yield nothing', () => {
    const to = (hex: string, where = {}) =>
      impulse('german', { Kronborg: 'ocean', ...where }, 8).play('sail Kronborg', `steer for ${hex}`).asked
    expect(to('3223')).toMatch(/impulse$/)
    expect(to('3223', { '10-FK': '3223' })).toBe('german unload')
    expect(to('3412')).toMatch(/impulse$/)
  })
  test('12.7.1 a runner that ends the turn in a German port yields two', () => {
    const g = impulse('german', { Kronborg: '3215', Marie: '3223', '10-FK': '3223' }, 18).arrange(unloadInPort)
    expect(g.carriersIn('german', '3215')).toBe(2)
    // 3223 is no port.
    expect(g.carriersIn('german', '3223')).toBe(0)
    g.arrange(unloadInPort)
    expect(g.carriersIn('german', '3215')).toBe(2)
  })
  test('12.7.1 of two that sail together each is asked that is still laden', () => {
    const both = (runners: number) =>
      impulse('german', { Kronborg: 'ocean', Marie: 'ocean' }, 18)
        .arrange((t) => {
          t.tracks.runners = runners
        })
        .play('sail Kronborg', 'consort Marie', 'steer for 3215')
    expect(both(1).legal).toEqual(['unload Marie', 'keep-cargo'])
    expect(both(2).legal).toEqual(['unload Kronborg', 'keep-cargo'])
    expect(both(0).play('keep-cargo').legal).toEqual(['unload Marie', 'keep-cargo'])
    expect(both(3).asked).toMatch(/impulse$/)
  })
  test('12.7.2 never more than one of the two, and once', () => {
    const g = impulse('german', { Kronborg: 'ocean' }, 8).play('sail Kronborg', 'steer for 3215', 'unload Kronborg')
    g.play('sail Kronborg', 'steer for ocean', 'sail Kronborg', 'steer for 3215')
    expect(g.asked).toMatch(/impulse$/)
    g.arrange(unloadInPort)
    expect(g.carriersIn('german', '3215')).toBe(1)
  })
  test('12.7.1 sunk in a German coastal hex it yields one Carrier all the same', () => {
    const g = impulse('german', { Kronborg: ['ocean', 'reduced'], Fox: '3215' }, 8)
    g.play('sail Kronborg', 'steer for 3215')
    // Fox finds her in contested water (a single vessel: 3 or less) and hits.
    g.dice(3, 4).play('seek')
    expect([g.at('Kronborg'), g.carriersIn('german', '3215')]).toEqual(['gone', 1])
    // At sea she takes it down with her.
    const h = impulse('german', { Kronborg: ['3215', 'reduced'], Fox: 'ocean' }, 8)
    h.play('sail Kronborg', 'steer for ocean').dice(3, 4).play('seek')
    expect([h.at('Kronborg'), h.carriersIn('german', '3215')]).toEqual(['gone', 0])
  })
  test('12.7.1 the same when she is sunk there after she had waited', () => {
    const g = impulse('entente', { Kronborg: ['3215', 'reduced'], Fox: 'ocean' }, 8)
    g.play('sail Fox', 'steer for 3215').dice(1, 1).play('seek')
    expect([g.at('Kronborg'), g.carriersIn('german', '3215')]).toEqual(['gone', 1])
  })
})

describe('the guns aboard Marie', () => {
  const aboard = { '105-1': 'marie', '105-2': 'marie' }
  test('8.1.8e they land free on the coast of German East Africa, and are finished (ruling 59)', () => {
    const g = impulse('german', { Marie: 'ocean', ...aboard }, 18)
    expect(g.why('put-ashore 105-1')).toBe('8.1.8e')
    g.play('sail Marie', 'steer for 3223')
    g.play('put-ashore 105-1')
    expect([g.at('105-1'), g.at('105-2')]).toEqual(['3223', 'marie'])
    expect(g.why('put-ashore 105-1')).toBe('8.1.8e')
    expect(g.why('put-ashore 1-FK')).toBe('8.1.8e')
    expect([g.why('march from 3223'), g.legal.includes('march from 3223')]).toEqual(['9.1.5', false])
    g.play('put-ashore 105-2')
    expect(g.at('105-2')).toBe('3223')
  })
  test('12.3.9 where they come ashore an enemy vessel must out', () => {
    const g = impulse('german', { Marie: '3223', Fox: '3223', ...aboard }, 18).play('put-ashore 105-1')
    expect([g.at('105-1'), g.at('Fox')]).toEqual(['3223', 'ocean'])
    expect(g.cites).toContain('12.3.9')
  })
  test('8.1.8e not in British territory, nor in an enemy Impulse', () => {
    expect(impulse('german', { Marie: '3412', ...aboard }, 18).why('put-ashore 105-1')).toBe('8.1.8e')
    expect(impulse('entente', { Marie: '3223', ...aboard }, 18).why('put-ashore 105-1')).toBe('8.1.8e')
  })
  test('8.1.8e, 12.5.4b if she is sunk first they are lost for good', () => {
    const g = impulse('german', { Marie: ['3215', 'reduced'], Fox: 'ocean', ...aboard }, 18)
    g.play('sail Marie', 'steer for ocean').dice(1, 1).play('seek')
    expect([g.at('Marie'), g.at('105-1'), g.at('105-2')]).toEqual(['gone', 'gone', 'gone'])
    expect(g.t.units.where[unit('105-1')]).toBe(g.t.units.where[unit('Marie')])
  })
})
