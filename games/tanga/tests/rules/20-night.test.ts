import { given as givenMatch } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { tanga } from '../../index.ts'
import type { Formation } from '../../roster.ts'
import { FORMATION_IDS, unit } from '../../roster.ts'
import { isNight } from '../../rules/04-clock.ts'
import { lossesOf } from '../../rules/06.3-standing.ts'
import { rangeOf } from '../../rules/10-fire.ts'
import { allowanceOf } from '../../rules/15-ground.ts'
import { DISORGANIZED } from '../../stacks.ts'
import { given } from '../given.ts'

const freshStates = (scenario: string): number[] =>
  Array.from(givenMatch(tanga, { scenario }).table.units.state as unknown as ArrayLike<number>)

describe('20.0 night turns', () => {
  test('20.0 the turns 1700 to 0500 are night', () => {
    const hours = Array.from({ length: 24 }, (_, i) => i + 1)
    expect(hours.filter((hour) => !isNight(given().at(3, hour).t))).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  })

  test('20.2 Germans have half their movement factors at night, leaders too', () => {
    const g = given().units({ 'fk1-1': '1010', poppe: '1010', 'hering-dorothea': '1011' })
    const all = (['fk1-1', 'poppe', 'hering-dorothea'] as const).map(unit)
    expect(all.map((u) => allowanceOf(g.at(3, 10).t, u))).toEqual([12, 12, 6])
    expect(all.map((u) => allowanceOf(g.at(3, 22).t, u))).toEqual([6, 6, 3])
  })

  test('20.2 so that a step beyond is refused', () => {
    const g = given().at(3, 22).units({ 'fk1-1': '0510 SE' }).phase('germanMovement').play('march 0510', 'all')
    g.play('step to 0410 facing N', 'step to 0310 facing N', 'step to 0209 facing N')
    expect(g.why('step to 0110 facing N')).toBe('15.2')
  })

  test('20.5, 15.6 the British go one hex at night, whatever it costs, leaders too', () => {
    const g = given().at(2, 23).units({ 'lnl2-a': '1510 NW', aitken: '1510' }).phase('britishMovement')
    g.play('march 1510', 'all', 'step to 1410 facing NW')
    expect([g.of('lnl2-a'), g.of('aitken')]).toEqual(['1410', '1410'])
    expect(g.why('step to 1311 facing NW')).toBe('20.5')
  })

  test('20.6 disorder of a landing counts, but breaks nobody by itself', () => {
    const units = Object.fromEntries(
      [...'abcdefgh'].map((c, i) => [`pli63-${c}`, `21${String(i + 4).padStart(2, '0')} N disorganized`]),
    )
    const g = given().at(2, 24).units(units).phase('rally')
    const f = FORMATION_IDS.indexOf('pli63') as Formation
    expect(lossesOf(g.t, f)).toBe(8)
    expect(g.t.formations.standing[f]).toBe(0)
    expect(g.told).not.toContain('collapsed')
  })

  test('20.7 nobody fires farther than two hexes at night', () => {
    const g = given().units({ 'lnl2-a': '1310', 'fk1-mg1': '1010' })
    expect([rangeOf(g.at(3, 10).t, unit('lnl2-a')), rangeOf(g.t, unit('fk1-mg1'))]).toEqual([6, 8])
    expect([rangeOf(g.at(3, 22).t, unit('lnl2-a')), rangeOf(g.t, unit('fk1-mg1'))]).toEqual([2, 2])
  })
})

describe('20.1, 20.4 how units begin', () => {
  test('20.1, 20.4 all begin in good order, but for those whom The Big Push names', () => {
    for (const scenario of ['two-to-tanga', 'invasion', 'campaign', 'big-push'] as const) {
      const fresh = freshStates(scenario)
      const disorganized = fresh.filter((state) => (state & DISORGANIZED) !== 0).length
      expect(disorganized).toBe(scenario === 'big-push' ? 6 : 0)
    }
  })
})
