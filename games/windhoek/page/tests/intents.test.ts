import { inEnglish, intentsFor } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { ALL_PLACES } from '../../board.ts'
import { windhoek } from '../../index.ts'
import { UNIT_NAMES, UNITS, unit } from '../../roster.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import { given } from '../../tests/given.ts'
import { marching, RAIN } from '../../tests/marching.ts'
import { piece, space, whyNothing } from './clicks.ts'

describe('a press where nothing is offered gets the case that forbids what was meant', () => {
  test('in the March Phase: no points (9.2), a static unit (13.2), nobody there (12.1), neutrals (29.1)', () => {
    const poor = marching('german', { 'FK-1': '2515' }).set({ german: 0 })
    expect(whyNothing(poor, space('2515'))).toBe('9.2')
    expect(whyNothing(poor, piece('FK-1'))).toBe('9.2')
    const g = marching('allied', { 'SAMR-1': '3425', 'Mil-Walvis': '2118', DA: '2002', 'FK-1': '2515' })
    expect(whyNothing(g, space('2118'))).toBe('13.2')
    expect(whyNothing(g, space('2117'))).toBe('12.1')
    expect(whyNothing(g, piece('FK-1'))).toBe('12.1')
    expect(whyNothing(g, piece('DA'))).toBe('29.1')
  })

  test('of a force on the way: zones (11.8), Angola (29.1), closed ground (13.6), the enemy (13.3), too far (13.0)', () => {
    const bound = marching('allied', { 'SAMR-1': '3525', 'FK-1': '3524' }).play('march from 3525', 'all')
    expect(whyNothing(bound, space('3424'))).toBe('11.8')
    expect(whyNothing(bound, piece('FK-1'))).toBe('13.3')
    expect(whyNothing(bound, space('2515'))).toBe('13.0')
    const north = marching('german', { 'FK-1': '2004' }).play('march from 2004', 'all')
    expect(whyNothing(north, space('2003'))).toBe('29.1')
    const coast = marching('german', { 'FK-1': '2119' }).play('march from 2119', 'all')
    expect(whyNothing(coast, space('2120'))).toBe('13.6')
    const rain = marching('german', { 'FK-1': '2607' }).set({ turn: RAIN }).play('march from 2607', 'all')
    expect(whyNothing(rain, space('2507'))).toBe('13.6')
    expect(whyNothing(rain, piece('FK-1'))).toBe('13.1')
  })

  test('at sea: no port (22.1), a crowded shore (14.2), Germans (22.2), and with the option an assault (31.0)', () => {
    const g = marching('allied', { DEOR: '2120', DLI: '2118' }).play('ship from 2120', 'all')
    expect(whyNothing(g, space('2221'))).toBe('22.1')
    const ten = Object.fromEntries(UNIT_NAMES.slice(unit('CTH'), unit('CTH') + 10).map((n) => [n, 'cape']))
    expect(whyNothing(marching('allied', ten).play('ship from cape', 'all'), space('2119'))).toBe('14.2')
    const where = { DEOR: 'cape', 'FK-1': '2426' }
    expect(whyNothing(marching('allied', where).play('ship from cape', 'all'), space('2426'))).toBe('22.2')
    const assault = marching('allied', where, 'amphibious').play('ship from cape', 'all')
    expect(whyNothing(assault, space('2426'))).toBe('31.0')
  })

  test('of those who form a force: not there (12.1), static (13.2)', () => {
    const g = marching('german', { 'FK-1': '2515', 'G-Mil-1': '2515', 'FK-2': '2816' }).play('march from 2515')
    expect(whyNothing(g, piece('FK-2'))).toBe('12.1')
    expect(whyNothing(g, piece('G-Mil-1'))).toBe('13.2')
  })

  test('in the Rally Phase: out of supply, whichever of the stack is pressed (19.2)', () => {
    const g = given()
      .units({ 'FK-1': ['3524', 'disrupted'], 'FK-2': '3524' })
      .set({ german: 2 })
      .phase('rally', 'german')
    expect(whyNothing(g, piece('FK-1'))).toBe('19.2')
    expect(whyNothing(g, space('3524'))).toBe('19.2')
  })

  test('in the Recruit Phase: what is in play (10.9), no trench for nobody (25.1.1), points (9.2)', () => {
    const g = given()
      .units({ 'FK-1': '2515', 'FK-8': 'recruits', 'G-Mil-1': '2816' })
      .set({ german: 0 })
      .phase('recruit', 'german')
    expect(whyNothing(g, piece('FK-8'))).toBe('9.2')
    expect(whyNothing(g, piece('G-Mil-1'))).toBe('9.2')
    expect(whyNothing(g, space('2515'))).toBe('9.2')
    expect(whyNothing(g, space('2117'))).toBe('25.1.1')
  })

  test('of a unit that arrives: where it cannot go (10.4)', () => {
    const g = given()
      .units({ 'FK-1': '2515', 'FK-8': 'recruits' })
      .set({ german: 12 })
      .phase('recruit', 'german')
      .play('recruit FK-8')
    expect(g.asked).toBe('german deploy')
    expect(whyNothing(g, space('2118'))).toBe('10.4')
  })

  test('in battle: hits go to those who fight (16.2)', () => {
    const g = battleGround().units({ 'SAMR-1': '3425', 'SAMR-2': '3425', DEOR: '3424', 'FK-1': '3525', 'FK-2': '3525' })
    g.attack('3425', '3525', 'SAMR-1 SAMR-2').dice(1, 6).play('go')
    g.dice(1, 6).play('fight')
    expect(g.asked).toBe('allied hits')
    expect(whyNothing(g, piece('DEOR'))).toBe('16.2')
  })
})

test('nothing on the table, seen or unseen, is beyond being pressed', () => {
  const g = marching('german', { 'FK-1': '2515', DEOR: 'cape', CTH: '2118', VK: 'eliminated' }, 'fog')
  for (let at = 0; at < ALL_PLACES; at++)
    expect(() => intentsFor(inEnglish(windhoek), g.t, { space: at })).not.toThrow()
  for (let id = 0; id < UNITS + ALL_PLACES; id++)
    expect(() => intentsFor(inEnglish(windhoek), g.t, { piece: id })).not.toThrow()
})
