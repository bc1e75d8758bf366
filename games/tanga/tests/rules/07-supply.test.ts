import { describe, expect, test } from 'vitest'
import { given, type Position } from '../given.ts'

const resupply = (g: Position): Position => g.phase('resupply')
/** A company of the Rajputs out of ammunition in the plantation, stevedores on beach A. */
const ashore = (more: Readonly<Record<string, string>> = {}) =>
  given().units({ 'raj13-a': '2209 NW ooa', 'stev-1': '2506', ...more })

describe('7.0 supply', () => {
  test('7.1, 7.2 who is out of ammunition does not fire, but moves', () => {
    const at = { 'lnl2-a': '1310 NW ooa', 'fk1-1': '1210 SE', 'fk1-2': '0812 N' }
    expect(given().units(at).phase('britishFire').asked).not.toBe('british fire')
    expect(
      given()
        .units({ ...at, 'lnl2-a': '1310 NW' })
        .phase('britishFire').asked,
    ).toBe('british fire')
    expect(given().units(at).phase('britishMovement').why('march 1310')).toBe('')
  })

  test('7.1, 7.7 nobody is eliminated for want of it, and it ends with the resupply alone', () => {
    const g = resupply(given().units({ 'lnl2-a': '2209 NW ooa' }))
    expect(g.of('lnl2-a')).toBe('2209 ooa')
  })

  test('7.2, 9.4 stevedores do not count for stacking', () => {
    const g = given().units({
      'lnl2-a': '2406 N',
      'lnl2-b': '2506 N',
      'lnl2-co': '2506',
      'stev-1': '2506',
      'stev-2': '2506',
    })
    g.phase('britishMovement').play('march 2406', 'all')
    expect(g.why('step to 2506 facing N')).toBe('')
  })

  test('7.4, 4.2c each German unit rolls: 5 or 6 brings ammunition', () => {
    const g = given().units({ 'fk1-1': '1010 N ooa', 'fk1-2': '1011 N ooa', 'fk1-3': 'west ooa' })
    resupply(g.dice(4, 5, 6))
    expect(['fk1-1', 'fk1-2', 'fk1-3'].map((u) => g.of(u))).toEqual(['1010 ooa', '1011', 'west'])
  })

  test('7.5 a British unit to which a path leads from stevedores is supplied, without a die', () => {
    expect(resupply(ashore()).of('raj13-a')).toBe('2209')
  })

  test('7.5 not without stevedores ashore', () => {
    expect(resupply(ashore({ 'stev-1': 'aboard' })).of('raj13-a')).toBe('2209 ooa')
  })

  test('7.5 not from a beach with Germans', () => {
    expect(resupply(ashore({ adler: '2507' })).of('raj13-a')).toBe('2209 ooa')
  })

  test('7.5 with them in the hex there is always a path', () => {
    const g = given().units({ 'lnl2-a': '2506 NW ooa', 'stev-1': '2506', 'fk1-1': '2406 SE' })
    expect(resupply(g).of('lnl2-a')).toBe('2506')
  })

  test('7.5 Germans in range, in front and in sight close a hex; its own hex does not count', () => {
    // 2103 and 2102 lie beside beach C, 2003: from 2104 a company covers the way out of it
    const at = { 'lnl2-a': '2105 N ooa', 'stev-1': '2003' }
    const ring = (more: Readonly<Record<string, string>>) => resupply(given().units({ ...at, ...more })).of('lnl2-a')
    expect(ring({})).toBe('2105')
    expect(ring({ 'fk1-1': '2104 NW' })).toBe('2105 ooa')
    // it looks the other way
    expect(ring({ 'fk1-1': '2104 SE' })).toBe('2105')
  })

  test('7.5 who is out of ammunition, or out of range, closes nothing', () => {
    const at = { 'lnl2-a': '2105 N ooa', 'stev-1': '2003', 'fk1-1': '2104 NW' }
    expect(resupply(given().units(at)).of('lnl2-a')).toBe('2105 ooa')
    expect(
      resupply(
        given()
          .units({ ...at, 'fk1-1': '2104 NW ooa' })
          .dice(1),
      ).of('lnl2-a'),
    ).toBe('2105')
  })

  test('7.5 nothing comes from off the map: a company on its edge needs a path like all others', () => {
    // The beach lies under fire, and nothing is carried out of it
    const closed = { 'stev-1': '2506', 'fk1-1': '2405 SE' }
    const edges = ['1217', '0110', '2817']
    expect(edges.map((at) => resupply(given().units({ 'lnl2-a': `${at} N ooa`, ...closed })).of('lnl2-a'))).toEqual(
      edges.map((at) => `${at} ooa`),
    )
  })

  test('7.6 one stevedore serves one battalion, two three, three all; the owner picks', () => {
    const short = {
      'raj13-a': '2209 NW ooa',
      'kgo61-a': '2210 NW ooa',
      'lnl2-a': '2211 NW ooa',
      'fsm-a': '2212 NW ooa',
    }
    const one = resupply(given().units({ ...short, 'stev-1': '2506' }))
    expect(one.asked).toBe('british supply')
    expect(one.why('supply inf98')).toBe('7.6')
    one.play('supply kgo61')
    expect(Object.keys(short).map((u) => one.of(u).includes('ooa'))).toEqual([true, false, true, true])

    const two = resupply(given().units({ ...short, 'stev-1': '2506', 'stev-2': '2302' }))
    two.play('supply raj13', 'supply lnl2', 'supply fsm')
    expect(Object.keys(short).map((u) => two.of(u).includes('ooa'))).toEqual([false, true, false, false])

    const three = resupply(given().units({ ...short, 'stev-1': '2506', 'stev-2': '2302', 'stev-3': '2003' }))
    expect(Object.keys(short).filter((u) => three.of(u).includes('ooa'))).toEqual([])
  })

  test('7.6 all units of the battalion that have a path', () => {
    const g = resupply(ashore({ 'raj13-b': '2210 NW ooa', 'raj13-mg': '1512 NW ooa' }))
    expect(['raj13-a', 'raj13-b', 'raj13-mg'].filter((u) => g.of(u).includes('ooa'))).toEqual([])
  })

  test('7.6 a battalion that nothing reaches does not use the stevedores up', () => {
    const g = resupply(
      given().units({
        'lnl2-a': '2105 N ooa',
        'kgo61-a': '2506 NW ooa',
        'stev-1': '2506',
        'fk1-1': '2205 S',
        'fk1-2': '2206 S',
        'fk1-3': '2106 N',
        'fk6-1': '2104 S',
        'fk6-2': '2004 SE',
        'fk6-3': '2005 SE',
      }),
    )
    expect(g.asked).toBe('british supply')
    g.play('supply lnl2')
    expect([g.of('lnl2-a'), g.of('kgo61-a')]).toEqual(['2105 ooa', '2506'])
  })

  test('7.5, 19.7 the enemy does not learn who was supplied', () => {
    expect(resupply(ashore()).events.find((e) => e.kind === 'supplied')).toMatchObject({ seenBy: 1, secret: 'all' })
  })
})
