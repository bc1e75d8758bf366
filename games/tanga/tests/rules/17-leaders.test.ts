import { describe, expect, test } from 'vitest'
import { unit } from '../../roster.ts'
import { given, type Position } from '../given.ts'

/** The end of the British Melee Phase, in which nobody can attack. */
const endOfMelee = (units: Readonly<Record<string, string>>, ...dice: readonly number[]): Position =>
  given()
    .units(units)
    .dice(...dice)
    .phase('britishMelee')

describe('17.1 officers and staff', () => {
  test('17.1 British officers lead their own formation alone, the staff anybody', () => {
    const need = (leader: string): number => {
      const g = given()
        .units({ 'raj13-a': '0310 N', [leader]: '0310', 'fk6-1': '0309 S' })
        .phase('britishMelee')
      g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
      const { attack = -1 } = g.events.findLast((e) => e.kind === 'clashed')?.facts ?? {}
      return attack
    }
    expect(['raj13-co', 'wapshare', 'kgo61-co'].map(need)).toEqual([9, 9, 8])
  })

  test('17.1.1 Malleson is the officer of both half battalions', () => {
    const g = given().units({ 'half3-ka': '1711 N', 'half3-ga': '1711', malleson: '1711' }).phase('britishMovement')
    expect(g.asked).toBe('british movement')
    expect(given().units({ 'half3-ka': '1711 N', 'half3-kb': '1711', malleson: '1711' }).phase('rally').asked).not.toBe(
      'british keep',
    )
  })

  test('17.1.2 any German leader leads any Germans', () => {
    const g = given().units({ 'lnl2-a': '0309 S', 'fk6-1': '0310 N', adler: '0310' }).phase('germanMelee')
    g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(g.events.findLast((e) => e.kind === 'clashed')?.facts).toMatchObject({ attack: 10 })
  })
})

describe('17.2.2 leaders whom combat left alone', () => {
  test('17.2.2 on 1 or 2 he gets to the nearest friends who may have him', () => {
    const g = endOfMelee({ poppe: '0310 forsaken', 'lnl2-a': '0309 retreated', 'fk6-1': '0313', 'fk17-1': '0315' }, 2)
    expect(g.of('poppe')).toBe('0313')
    expect(g.told).toContain('escaped')
  })

  test('17.2.2, 19.7 he is seen while he is asked where to, and hidden again with his friends; neither is taken back', () => {
    const near = { 'fk6-1': '0312', 'fk17-1': '0308' }
    const g = endOfMelee({ poppe: '0310 forsaken', 'lnl2-a': '0309 retreated', ...near }, 2)
    expect([g.asked, g.t.shown.has(unit('poppe'))]).toEqual(['german escape', true])
    const before = g.t.core.reveals
    g.play('escape to 0312')
    expect([g.of('poppe'), g.t.shown.has(unit('poppe')), g.t.core.reveals > before]).toEqual(['0312', false, true])
  })

  test('17.2.2 on 3 to 6 he is lost', () => {
    const g = endOfMelee({ poppe: '0310 forsaken', 'lnl2-a': '0309 retreated', 'fk6-1': '0313' }, 3)
    expect(g.of('poppe')).toBe('gone lost')
    expect(g.story).toContain('captured poppe 0310')
  })

  test('17.2.2, 2.6.2 whoever is with his friends: the first of all counters, or the one after it', () => {
    const alone = { 'lnl2-co': '0310 forsaken', 'fk6-1': '0309 retreated' }
    for (const name of ['lnl2-a', 'lnl2-b'])
      expect(endOfMelee({ ...alone, [name]: '0312' }, 1).of('lnl2-co')).toBe('0312')
    const between = endOfMelee({ ...alone, 'lnl2-a': '0314', 'lnl2-b': '0312', 'lnl2-c': '0315' }, 1)
    expect(between.of('lnl2-co')).toBe('0312')
  })

  test('17.2.2, 2.6.2 whoever is able to fire on him: the first of all counters, or the one after it', () => {
    const alone = { poppe: '0310 forsaken', 'fk6-1': '0313' }
    for (const name of ['lnl2-a', 'lnl2-b'])
      expect(endOfMelee({ ...alone, [name]: '0306 S' }, 4).of('poppe')).toBe('gone lost')
    const second = endOfMelee({ ...alone, 'lnl2-a': '0106 N', 'lnl2-b': '0306 S' }, 4)
    expect(second.of('poppe')).toBe('gone lost')
  })

  test('17.2.2 with nobody to go to he is lost whatever the die', () => {
    expect(endOfMelee({ poppe: '0310 forsaken', 'lnl2-a': '0309 retreated' }, 1).of('poppe')).toBe('gone lost')
  })

  test('17.2.2 nobody near, nobody who can fire on him: he waits in peace', () => {
    const g = endOfMelee({ poppe: '0310 forsaken', 'lnl2-a': '0301 N', 'fk6-1': '0313' })
    expect(g.of('poppe')).toBe('0310')
  })

  test('17.2.2 an enemy who is able to fire on him is danger too; one without ammunition is not', () => {
    const far = { poppe: '0310 forsaken', 'fk6-1': '0313' }
    expect(endOfMelee({ ...far, 'lnl2-a': '0306 S' }, 4).of('poppe')).toBe('gone lost')
    expect(endOfMelee({ ...far, 'lnl2-a': '0306 S ooa' }).of('poppe')).toBe('0310')
    expect(endOfMelee({ ...far, 'lnl2-a': '0306 N' }).of('poppe')).toBe('0310')
  })

  test('17.2.2 who has friends with him again needs no luck', () => {
    const g = endOfMelee({ poppe: '0310 forsaken', 'fk6-1': '0310 N retreated', 'lnl2-a': '0309 S retreated' })
    expect(g.of('poppe')).toBe('0310')
  })

  test('17.2.2 ruling T42: a British officer goes to his own; among equals his owner picks', () => {
    const units = {
      'lnl2-co': '0310 forsaken',
      'fk6-1': '0309 retreated',
      'kgo61-a': '0312',
      'lnl2-a': '0110',
      'lnl2-b': '0510',
    }
    const g = endOfMelee(units, 1)
    expect(g.asked).toBe('british escape')
    expect(g.legal).toEqual(['escape to 0110', 'escape to 0510'])
    expect(g.why('escape to 0312')).toBe('17.2.2')
    expect(g.play('escape to 0510').of('lnl2-co')).toBe('0510')
  })

  test('17.2.2 both sides’ leaders try, at the end of either Melee Phase', () => {
    const g = given()
      .units({ poppe: '0310 forsaken', 'lnl2-a': '0309 retreated', 'fk6-1': '0313' })
      .dice(5)
      .phase('germanMelee')
    expect(g.of('poppe')).toBe('gone lost')
  })

  test('6.3.5 ruling T107: a leader so lost breaks nobody by himself', () => {
    const units = {
      lessel: '0310 forsaken',
      'lnl2-a': '0309 retreated',
      'lessel-1': '0315 disorganized',
      'lessel-2': '0415 disorganized',
    }
    const g = endOfMelee(units, 6)
    expect(g.of('lessel')).toBe('gone lost')
    expect(g.told).not.toContain('collapsed')
  })
})

describe('17.2.5 leaders and combat', () => {
  test('17.2.4 the bonus comes after doubling', () => {
    const g = given().units({ 'raj13-a': '0310 N', wapshare: '0310', 'fk6-1': '0309 N' }).phase('britishMelee')
    g.dice(6, 6, 6, 6, 1).play('charge 0310', 'storm 0309')
    expect(g.events.findLast((e) => e.kind === 'clashed')?.facts).toMatchObject({ attack: 3 + 2 * 5 + 1 })
  })
})
