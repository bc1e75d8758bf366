import { describe, expect, test } from 'vitest'
import { hex } from '../board.ts'
import { unit } from '../roster.ts'
import { marching, offered, spent } from './marching.ts'

describe('the worked examples of the rulebook, marches', () => {
  test('12.1 of three units in a hex all three, any two or any one may be the force', () => {
    const three = { 'FK-1': '3424', 'FK-2': '3424', 'FK-3': '3424' }
    const names = Object.keys(three)
    for (let set = 1; set < 8; set++) {
      const force = names.filter((_, i) => (set >> i) & 1)
      const g = marching('german', three).play(
        'march from 3424',
        ...force.map((n) => `join ${n}`),
        'go',
        'step to 3325',
      )
      expect(names.filter((n) => g.at(n) === '3325')).toEqual(force)
      expect(g.points('german')).toBe(5)
    }
  })

  test('12.3 after a march and a battle: the same force again, another, and the first once more, a point each', () => {
    const g = marching('allied', { DEOR: '3426', DLI: '3524', 'FK-1': '3525', 'G-Art-1': '3525' }).set({
      allied: 4,
      german: 0,
    })
    g.play('march from 3426', 'all', 'step to 3425')
    expect(g.points('allied')).toBe(3)
    g.dice(4, 2, 6, 6, 6).play('attack 3525', 'end', 'fight')
    expect([g.at('DEOR'), g.at('FK-1'), g.asked]).toEqual(['3425', '3525', 'allied act'])
    g.play('march from 3425', 'all', 'stop', 'hold', 'march from 3524', 'all', 'stop', 'hold', 'march from 3425', 'all')
    expect(g.points('allied')).toBe(0)
    expect(g.play('stop', 'hold').legal).toEqual(['end'])
  })

  test('12.4 a unit that moves in beside a friend next to the enemy attacks alone or with him', () => {
    for (const joins of [true, false]) {
      const g = marching('allied', { DEOR: '3425', DLI: '3326', 'FK-1': '3525' }).set({ allied: 1, german: 0 })
      g.play('march from 3326', 'all', 'step to 3425', 'attack 3525')
      g.dice(1, 6).play(joins ? 'join DEOR' : 'go')
      expect([g.t.attackers.has(unit('DLI')), g.t.attackers.has(unit('DEOR'))]).toEqual([true, joins])
      expect([g.t.battle.at, g.points('allied')]).toEqual([hex('3525'), 0])
    }
  })

  test('13.4 one point for an open hex, two for a desert', () => {
    const g = marching('allied', { DEOR: '3425' }).play('march from 3425', 'all', 'step to 3525')
    expect(spent(g, 'DEOR')).toBe(1)
    expect(spent(g.play('step to 3624'), 'DEOR')).toBe(3)
  })

  test('31.1 the marines and two South African battalions attack Lüderitz Bay from the sea', () => {
    const corps = { RMLI: 'cape', DEOR: 'cape', DLI: 'cape', 'FK-1': '2426' }
    const g = marching('allied', corps, 'amphibious').set({ allied: 2 }).play('ship from cape', 'all')
    expect(offered(g, 'assault')).toEqual(['2426'])
    expect(g.points('allied')).toBe(0)
    const four = marching('allied', { ...corps, Kimb: 'cape' }, 'amphibious').play('ship from cape', 'all')
    expect(four.why('assault 2426')).toBe('31.1')
    const nobody = marching('allied', { DEOR: 'cape', DLI: 'cape', 'FK-1': '2426' }, 'amphibious')
    expect(nobody.play('ship from cape', 'all').why('assault 2426')).toBe('31.0')
  })
})
