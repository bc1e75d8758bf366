import { describe, expect, test } from 'vitest'
import { BRITISH, IS_COMBAT, NAMES, SIDE_OF, type Unit } from '../../roster.ts'
import { DRY, RAIN, RAIN_OVER } from '../../rules/04-clock.ts'
import { given, type Position } from '../given.ts'

describe('19.6 rain', () => {
  const check = (day: number, hour: number, weather: number, ...dice: readonly number[]): Position =>
    given()
      .at(day, hour)
      .units({ 'raj13-a': '2506 N' })
      .arrange((t) => {
        t.tracks.weather = weather
        // In the rain there is little to do: the ships wait
        t.naval.britishShots = 1
      })
      .dice(...dice)
      .phase('rain')

  test('4.2a-1, 19.6 from 0600 on 5 November it begins on 1 to 4', () => {
    expect(check(5, 6, DRY, 4).t.tracks.weather).toBe(RAIN)
    expect(check(5, 6, DRY, 5).t.tracks.weather).toBe(DRY)
    expect(check(5, 9, DRY, 1).t.tracks.weather).toBe(RAIN)
  })

  test('19.6 no die before that, nor without British ashore', () => {
    expect(check(5, 5, DRY).t.tracks.weather).toBe(DRY)
    const empty = given().at(5, 7).units({ 'fk6-1': '0310 N', 'lnl2-co': '2506' }).phase('rain')
    expect(empty.told).not.toContain('staysDry')
  })

  test('19.6 it goes on on 1 to 3, else it is over for good', () => {
    expect(check(5, 7, RAIN, 3).t.tracks.weather).toBe(RAIN)
    expect(check(5, 7, RAIN, 4).t.tracks.weather).toBe(RAIN_OVER)
    expect(check(5, 8, RAIN_OVER).t.tracks.weather).toBe(RAIN_OVER)
  })

  test('19.6 what the check says is told to all', () => {
    const said = (weather: number, die: number) =>
      check(5, 7, weather, die).story.filter((line) => /rain(?!Phase)|Dry/.test(line))
    expect([said(DRY, 4), said(DRY, 5), said(RAIN, 3), said(RAIN, 4)]).toEqual([
      ['rainBegins'],
      ['staysDry'],
      ['rainGoesOn'],
      ['rainEnds'],
    ])
  })

  test('19.6 any British combat unit ashore will do, the first and the last of them too', () => {
    const fighters = NAMES.filter((_, u) => SIDE_OF[u as Unit] === BRITISH && IS_COMBAT[u as Unit] === 1)
    for (const name of fighters) {
      const g = given()
        .at(5, 7)
        .units({ [name]: '2506 N' })
        .dice(5)
        .phase('rain')
      expect(g.told, name).toContain('staysDry')
    }
  })

  test('19.6a nobody moves', () => {
    const g = given().at(5, 7).units({ 'lnl2-a': '1711 N', 'fk6-1': '0310 N' }).rain()
    g.arrange((t) => {
      t.naval.britishShots = 1
    }).phase('britishMovement')
    expect(g.asked).toBe('british guns')
  })

  test('19.6b trenches are void', () => {
    const g = given().at(5, 7).units({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }).works({ '0309': 'trench' }).rain()
    g.phase('britishMelee').dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(g.events.findLast((e) => e.kind === 'clashed')?.facts).toMatchObject({ attack: 8 })
  })

  test('19.6c sight reaches the next hex alone', () => {
    const g = given().at(5, 7).units({ 'lnl2-a': '0310 N', 'fk6-1': '0311 S' }).rain()
    g.arrange((t) => {
      t.naval.britishShots = 1
    }).units({ 'fk6-1': '0312 S', 'lnl2-a': '0310 S' })
    expect(g.phase('britishFire').asked).toBe('british guns')
    const near = given().at(5, 7).units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S' }).rain()
    expect(near.phase('britishFire').asked).toBe('british fire')
  })
})

describe('19.2 British machine guns', () => {
  test('15.1, 19.2.1 having fired it does not move', () => {
    const g = given().units({ 'lnl2-mg': '0310 N fired', 'lnl2-a': '0510 N fired' }).phase('britishMovement')
    expect(g.why('march 0310')).not.toBe('')
    expect(g.why('march 0510')).toBe('')
  })

  test('19.2.2 having moved it fires again after phase B of the next turn', () => {
    const units = { 'lnl2-mg': '0310 N moved', 'fk6-1': '0306 S' }
    expect(given().units(units).phase('britishFire').asked).not.toBe('british fire')
    expect(given().units(units).phase('markers').of('lnl2-mg')).toBe('0310')
  })

  test('19.2.2 the example: moved on one turn, it fires on the next, and having fired there moves on the third', () => {
    // The Zug looks the other way
    const g = given().units({ 'raj13-mg': '0313 N', 'fk6-1': '0309 N' }).phase('britishMovement')
    const until = (asked: string): void => {
      while (g.asked !== asked) g.play('end')
    }
    g.play('march 0313', 'all', 'step to 0312 facing N', 'halt')
    expect(g.of('raj13-mg')).toBe('0312 moved')
    until('british fire')
    g.dice(6, 5).play('sweep west-east', 'fire 0312', 'at 0309')
    until('british movement')
    expect(g.why('march 0312')).toBe('15.1')
    g.play('end')
    until('british movement')
    expect(g.why('march 0312')).toBe('')
  })

  test('4.2l fired in E, not moved: it may fire in L', () => {
    const g = given().units({ 'lnl2-mg': '0310 N fired', 'fk6-1': '0309 S' }).phase('britishDefence')
    expect(g.asked).toBe('british fire')
  })

  test('4.2k German machine guns move and fire as they like', () => {
    const g = given().units({ 'fk6-mg1': '0310 N fired', 'lnl2-a': '1711 N' }).phase('germanMovement')
    expect(g.why('march 0310')).toBe('')
  })
})

describe('19.4 smoke', () => {
  test('19.4 it is gone at the end of the British Melee Phase', () => {
    const g = given().units({ 'fk6-1': '0310 N', 'lnl2-a': '1711 N' }).works({ '0310': 'smoke' }).phase('britishMelee')
    expect(g.told).toContain('smokeCleared')
  })
})

describe('16.1 zones of control', () => {
  test('16.1 there are none: units move past enemies', () => {
    const g = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S ooa' }).phase('britishMovement')
    g.play('march 0310', 'all', 'step to 0210 facing N')
    expect(g.asked).toBe('british step')
    expect(g.why('step to 0209 facing N')).toBe('')
  })
})
