import { check } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act, refuse } from '../../actions.ts'
import { CAPE, hex } from '../../board.ts'
import { ALLIED, unit } from '../../roster.ts'
import { marching, offered } from '../marching.ts'

const corps = { RMLI: 'cape', DEOR: 'cape', DLI: 'cape', 'FK-1': '2426' }

describe('31.0 amphibious assault, the landing', () => {
  test('31.0 marines attack a German coastal hex from the sea, as part of a transfer', () => {
    const g = marching('allied', corps, 'amphibious').play('ship from cape', 'all')
    expect(offered(g, 'assault')).toEqual(['2426'])
    g.play('assault 2426')
    const { attacker, from, at, landing } = g.t.battle
    expect([attacker, from, at, landing]).toEqual([0, CAPE, hex('2426'), 1])
    expect(['RMLI', 'DEOR', 'DLI'].every((name) => g.t.attackers.has(unit(name)))).toBe(true)
    expect([g.points('allied'), g.t.force.size, g.t.march.mode]).toEqual([4, 0, 0])
  })

  test('31.0 only where Germans are, on the coast', () => {
    const g = marching('allied', { ...corps, 'FK-2': '2515' }, 'amphibious').play('ship from cape', 'all')
    for (const at of ['2515', '2427', 'cape']) expect(g.why(`assault ${at}`), at).toBe('31.0')
  })

  test('31.0, 22.1 only marines, only out of a port, and only with the option', () => {
    const infantry = marching('allied', { DEOR: 'cape', 'FK-1': '2426' }, 'amphibious').play('ship from cape', 'all')
    expect(infantry.why('assault 2426')).toBe('31.0')
    const coast = marching('allied', { RMLI: '2120', 'FK-1': '2426' }, 'amphibious').play('ship from 2120', 'all')
    expect(coast.why('assault 2426')).toBe('22.1')
    expect(marching('allied', corps).play('ship from cape', 'all').why('assault 2426')).toBe('31.0')
  })

  test('31.0, 29.1, 29.3 not in neutral Angola, nor Portuguese where they could not stay', () => {
    const where = { CMM: '1101', 'FK-1': '2118', 'FK-2': '2119' }
    const g = marching('allied', where, 'amphibious').set({ portugal: true }).play('ship from 1101', 'all')
    expect([g.why('assault 2118'), g.why('assault 2119')]).toEqual(['29.3', ''])
  })
})

describe('31.1 support for a landing', () => {
  test('31.1 two infantry units for each marine unit, and nobody else', () => {
    const third = marching('allied', { ...corps, Kimb: 'cape' }, 'amphibious').play('ship from cape', 'all')
    expect(third.why('assault 2426')).toBe('31.1')
    const refused = check(third.given.game, third.t, ALLIED, act.assault(hex('2426')))
    expect(refused).toBe(refuse.tooManyToLand(unit('Kimb')))
    const guns = marching('allied', { RMLI: 'cape', 'SA-Field-1': 'cape', 'FK-1': '2426' }, 'amphibious')
    expect(guns.play('ship from cape', 'all').why('assault 2426')).toBe('31.1')
    const two = marching('allied', { ...corps, Kimb: 'cape', CMM: 'cape' }, 'amphibious')
    expect(two.play('ship from cape', 'all').why('assault 2426')).toBe('')
  })
})
