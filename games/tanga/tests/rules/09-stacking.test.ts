import { nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid, hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { areMoversLeaderless } from '../../rules/09.6-unstack.ts'
import { arrivalFault, groupFault, overStacked } from '../../rules/09-stacking.ts'
import { mark, RETREATED } from '../../stacks.ts'
import { britishFire } from '../firing.ts'
import { given } from '../given.ts'

/** What a stack of these counters offends; '' when they may be together. */
const fault = (...names: readonly string[]) =>
  overStacked(given().units(Object.fromEntries(names.map((name) => [name, '0311']))).t, hex('0311'))

describe('9.0 who may be in a hex', () => {
  test('9.1 one formation only, and one unit needs nobody', () => {
    expect(fault('lnl2-a')).toBe('')
    expect(fault('lnl2-a', 'kgo61-a', 'wapshare')).toBe('9.1')
    expect(fault('fk1-1', 'fk6-1', 'lettow')).toBe('9.1')
  })
  test('9.2 three German infantry and two machine guns, with any German leader', () => {
    expect(fault('fk1-1', 'fk1-2', 'fk1-3', 'fk1-mg1', 'fk1-mg2', 'poppe')).toBe('')
    expect(fault('fk1-1', 'fk1-2', 'fk1-3')).toBe('17.2.1')
  })
  test("9.2 Hering's guns are alone, or with him", () => {
    expect(fault('hering-hermann', 'hering')).toBe('')
    expect(fault('hering-hermann', 'hering-dorothea', 'hering')).toBe('9.2')
    expect(fault('hering-hermann', 'lettow')).toBe('9.2')
    expect(fault('hering-hermann', 'fk1-mg1')).toBe('9.2')
  })
  test('9.3 two British infantry and one machine gun, with an officer of theirs or the staff', () => {
    expect(fault('lnl2-a', 'lnl2-b', 'lnl2-mg', 'lnl2-co')).toBe('')
    expect(fault('lnl2-a', 'lnl2-b', 'tighe')).toBe('')
    expect(fault('lnl2-a', 'lnl2-b', 'lnl2-c', 'lnl2-co')).toBe('9.3')
    expect(fault('lnl2-a', 'lnl2-b')).toBe('17.2.1')
    expect(fault('mb28-1', 'mb28-2', 'aitken')).toBe('')
  })
  test('9.1, 9.3 whoever moves counts with his own who are there, and not with enemies who are overrun (15.8)', () => {
    const moves = (...there: readonly string[]) => {
      const { t } = given().units({ 'lnl2-a': '0312', ...Object.fromEntries(there.map((name) => [name, '0311'])) })
      t.group.add(unit('lnl2-a'))
      return groupFault(t, hex('0311'))
    }
    expect([moves(), moves('kgo61-a'), moves('lnl2-b'), moves('lnl2-b', 'lnl2-co')]).toEqual(['', '9.1', '17.2.1', ''])
    expect([moves('lnl2-b', 'lnl2-c', 'lnl2-co'), moves('poppe')]).toEqual(['9.3', ''])
    // Two who follow one another in the list of counters are two
    const { t } = given().units({ 'lnl2-a': '0312', 'lnl2-b': '0312', 'lnl2-c': '0311', 'lnl2-co': '0311' })
    for (const name of ['lnl2-a', 'lnl2-b']) t.group.add(unit(name))
    expect(groupFault(t, hex('0311'))).toBe('9.3')
  })
  test('9.6, 17.2.1 those who move together want somebody to hold them, unless one moves alone', () => {
    const leaderless = (...movers: readonly string[]) => {
      const { t } = given().units(Object.fromEntries(movers.map((name) => [name, '0311'])))
      t.march.at = hex('0311')
      for (const name of movers) t.group.add(unit(name))
      return areMoversLeaderless(t)
    }
    expect([leaderless('lnl2-a'), leaderless('lnl2-a', 'lnl2-b')]).toEqual([false, true])
    expect(leaderless('lnl2-a', 'lnl2-b', 'lnl2-co')).toBe(false)
  })
  test('9.0, 13.3c whoever runs somewhere counts there with the leaders who go along, and they but once', () => {
    const arrives = (...escort: readonly string[]) => {
      const g = given().units({
        'lnl2-a': '0311',
        'lnl2-b': '0312',
        'lnl2-co': '0312',
        'kgo61-co': '0313',
        aitken: '0311',
      })
      for (const name of escort) g.t.escort.add(unit(name))
      return (at: string) => arrivalFault(g.t, hex(at), unit('lnl2-b'))
    }
    expect([arrives()('0311'), arrives('aitken')('0311'), arrives('lnl2-co')('0311')]).toEqual(['', '', ''])
    expect(arrives('kgo61-co')('0311')).toBe('9.4')
    const alone = given().units({ 'lnl2-a': '0311', 'lnl2-b': '0312', 'lnl2-co': '0312' })
    expect(arrivalFault(alone.t, hex('0311'), unit('lnl2-b'))).toBe('17.2.1')
    alone.t.escort.add(unit('lnl2-co'))
    expect(arrivalFault(alone.t, hex('0311'), unit('lnl2-b'))).toBe('')
    const [first, second] = ['lnl2-2ic', 'gren101-co']
    const strangers = given().units({ 'lnl2-b': '0312', [first]: '0312', [second]: '0312' })
    for (const name of [first, second]) strangers.t.escort.add(unit(name))
    expect(arrivalFault(strangers.t, hex('0311'), unit('lnl2-b'))).toBe('9.4')
    // Who stays where he is counts with those who are there, and once
    expect(arrivalFault(alone.t, hex('0312'), unit('lnl2-b'))).toBe('')
  })
  test('9.4 leaders and stevedores do not count; officers of two formations do not meet, nor one with units of another', () => {
    expect(fault('lnl2-a', 'lnl2-co', 'lnl2-2ic', 'aitken', 'tighe', 'stev-1')).toBe('')
    expect(fault('lnl2-co', 'kgo61-co')).toBe('9.4')
    expect(fault('lnl2-a', 'kgo61-co')).toBe('9.4')
    expect(fault('fk1-1', 'poppe', 'merensky', 'lettow')).toBe('')
  })
})

describe('9.5 over-stacked hexes', () => {
  test('9.5 at the end of a phase the owner names who is too much, the opponent where it goes', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'lnl2-b': '0311', 'lnl2-c': '0311', 'lnl2-co': '0311' })
    g.phase('germanDefence')
    expect(g.asked).toBe('british displace')
    expect(g.legal).toEqual(['displace lnl2-a', 'displace lnl2-b', 'displace lnl2-c'])
    g.play('displace lnl2-b')
    expect(g.asked).toBe('german into')
    expect(g.why('into 0313')).toBe('9.5')
    g.play('into 0312')
    expect(g.of('lnl2-b')).toBe('0312')
    expect(g.asked).toBe('british face')
  })
  test('9.5, 9.2, 9.3 ruling T149: only who is of too many is named, machine guns or others', () => {
    const named = (...units: readonly string[]) =>
      given()
        .units(Object.fromEntries(units.map((name, i) => [name, i === 0 ? '0311 N' : '0311'])))
        .phase('germanDefence')
        .legal.filter((words) => words.startsWith('displace '))
        .map((words) => words.slice('displace '.length))
    const companies = ['lnl2-a', 'lnl2-b', 'lnl2-c'] as const
    expect(named(...companies, 'lnl2-mg', 'lnl2-co')).toEqual([...companies])
    expect(named(...companies.slice(0, 2), 'lnl2-mg', 'lnl2-co')).toEqual([])
    // Three Zuege and two machine guns are not too many
    expect(named('fk17-1', 'fk17-2', 'fk17-3', 'fk17-mg1', 'fk17-mg2', 'adler')).toEqual([])
  })
  test('9.5, 9.2, 9.4 where leaders offend, or guns of Hering’s are not alone, any counter may go (ruling T149)', () => {
    const named = (where: Readonly<Record<string, string>>) =>
      given()
        .units({ ...where, 'raj13-h': '2010', 'fk9-1': '0510' })
        .phase('germanDefence')
        .legal.filter((words) => words.startsWith('displace '))
        .map((words) => words.slice('displace '.length))
    expect(named({ 'hering-hermann': '0311 N', lettow: '0311' })).toEqual(['hering-hermann', 'lettow'])
    const both = { 'hering-hermann': '0311 N', 'hering-dorothea': '0311', hering: '0311' }
    expect(named(both)).toEqual(['hering-dorothea', 'hering-hermann', 'hering'])
    expect(named({ 'lnl2-a': '0311 N', 'lnl2-co': '0311', 'kgo61-co': '0311' })).toEqual([
      'lnl2-a',
      'lnl2-co',
      'kgo61-co',
    ])
    // Too many Zuege: leaders stay, and so do guns that are not too many
    const zuege = {
      'fk1-1': '0311 N',
      'fk1-2': '0311',
      'fk1-3': '0311',
      'fk6-1': '0311',
      'fk1-mg1': '0311',
      poppe: '0311',
    }
    expect(named(zuege)).toEqual(['fk1-1', 'fk1-2', 'fk1-3', 'fk1-mg1', 'fk6-1'])
    const four = { 'schk4-1': '0311 N', 'fk17-1': '0312 N', 'fk17-2': '0312', 'fk17-3': '0312', adler: '0312' }
    expect(named(four)).toEqual([])
  })
  test('9.5, 19.7 that the owner is asked at all is not taken back (ruling T180)', () => {
    const g = given()
      .units({ 'raj13-a': '2010 NW', 'raj13-b': '2010', 'raj13-c': '2010', 'raj13-co': '2010', 'fk6-1': '0510 SE' })
      .phase('britishMovement')
    const before = g.t.core.reveals
    expect([g.play('end').asked, g.t.core.reveals > before]).toEqual(['british displace', true])
  })
  test('9.5, 9.1 where two formations meet leaders stay', () => {
    const strangers = { 'fk1-1': '0311 N', 'fk6-1': '0311', poppe: '0311', 'raj13-h': '2010', 'fk9-1': '0510' }
    const g = given().units(strangers).phase('germanDefence')
    expect([g.asked, g.whyName('displace poppe')]).toEqual(['german displace', 'leaderStays'])
  })
  test('9.5, 19.7 who is named is seen until he lies elsewhere, and what is asked is not taken back', () => {
    const g = given().units({
      'lnl2-a': '0311 N',
      'lnl2-b': '0311',
      'lnl2-c': '0311',
      'lnl2-co': '0311',
      'fk1-1': '2010',
    })
    g.phase('germanDefence')
    const reveals = [g.t.core.reveals]
    for (const words of ['displace lnl2-b', 'into 0312']) {
      g.play(words)
      reveals.push(g.t.core.reveals)
      if (words.startsWith('displace')) expect(g.t.shown.has(unit('lnl2-b'))).toBe(true)
    }
    expect(reveals[1]).toBeGreaterThan(reveals[0] ?? 0)
    expect(reveals[2]).toBeGreaterThan(reveals[1] ?? 0)
    g.play('face N')
    expect([g.asked, g.t.shown.first]).toEqual(['german movement', -1])
  })
  test('9.5, 8.3 where all sides are frontal nobody is asked which way he faces', () => {
    const g = given().units({
      'lnl2-a': '0809 N',
      'lnl2-b': '0809',
      'lnl2-c': '0809',
      'lnl2-co': '0809',
      'fk1-1': '2010',
    })
    g.phase('germanDefence').play('displace lnl2-b', 'into 0909')
    expect([g.of('lnl2-b'), g.asked]).toEqual(['0909', 'german movement'])
  })
  test('9.5, 8.1 whoever is put to stevedores, or to a leader alone, is the first who faces there (ruling T46)', () => {
    const g = given().units({ 'lnl2-a': '2506 N', 'lnl2-b': '2506', 'lnl2-c': '2506', 'lnl2-co': '2506' })
    g.units({ 'stev-1': '2507' }).phase('germanDefence').play('displace lnl2-b', 'into 2507')
    expect(g.asked).toBe('british face')
    expect(g.play('face SE').facing('2507')).toBe('SE')
  })
})

describe('9.6 a stack that loses its leader', () => {
  const lay = () =>
    given().units({
      ...{ 'lnl2-a': '0411 SW', 'lnl2-b': '0411', 'lnl2-co': '0411' },
      ...{ 'fk6-1': '0312 NE', 'fk6-2': '0312', 'fk6-mg1': '0312', poppe: '0312' },
    })
  /** The volley hits, Poppe falls, the three stand. */
  const FALLS = [1, 1, 3, 4, 1, 1] as const

  test('9.6, 17.2.1 the owner keeps one and puts the others into hexes of their own', () => {
    const g = britishFire(lay(), '0411', '0312', ...FALLS)
    expect(g.asked).toBe('german keep')
    g.play('keep fk6-2', 'unstack to 0311', 'face NE')
    expect(g.why('unstack to 0311')).toBe('9.6')
    expect(g.why('unstack to 0411')).toBe('9.6')
    g.play('unstack to 0313', 'face NE')
    expect([g.of('fk6-1'), g.of('fk6-2'), g.of('fk6-mg1')]).toEqual(['0311', '0312', '0313'])
  })
  test('9.6 who finds no room is lost', () => {
    const g = lay().units({
      'raj13-a': '0311',
      'raj13-b': '0313',
      'raj13-c': '0212',
      'raj13-d': '0211',
      'raj13-e': '0412',
    })
    britishFire(g, '0411', '0312', ...FALLS).play('keep fk6-2')
    expect(g.told).toContain('noRoom')
    expect(g.of('fk6-1')).toBe('gone lost')
    expect(g.of('fk6-mg1')).toBe('gone lost')
  })
  test('9.6 it may join its own where they may stack, and the case is named that keeps it out elsewhere', () => {
    const g = lay().units({ 'fk6-3': '0311 N', adler: '0311', 'fk1-1': '0313' })
    britishFire(g, '0411', '0312', ...FALLS).play('keep fk6-2')
    expect(g.why('unstack to 0313')).toBe('9.1')
    g.play('unstack to 0311')
    expect(g.of('fk6-1')).toBe('0311')
    // Another hex for each, though there were room for both
    expect(g.why('unstack to 0311')).toBe('9.6')
  })
  test('9.6 from the top down, but for the one that is kept', () => {
    const g = given().units({
      ...{ 'fk1-1': '0411 SW', 'fk1-2': '0411', merensky: '0411' },
      ...{ 'lnl2-a': '0312 NE', 'lnl2-b': '0312', 'lnl2-mg': '0312', 'lnl2-co': '0312' },
    })
    g.phase('germanFire')
      .dice(...FALLS)
      .play('sweep west-east', 'fire 0411', 'at 0312')
    expect(g.legal).toEqual(['keep lnl2-a', 'keep lnl2-b', 'keep lnl2-mg'])
    g.play('keep lnl2-mg')
    expect(g.legal).toEqual(['0311', '0412', '0313', '0212', '0211'].map((at) => `unstack to ${at}`))
    g.play('unstack to 0311', 'face NE', 'unstack to 0412')
    expect(['lnl2-a', 'lnl2-b', 'lnl2-mg'].map((name) => g.of(name))).toEqual(['0311', '0412', '0312'])
  })
  test('19.2.2 a British machine gun that parts has moved', () => {
    const g = given().units({
      'fk1-1': '0411 SW',
      'fk1-2': '0411',
      merensky: '0411',
      'lnl2-a': '0312 NE',
      'lnl2-mg': '0312',
      'lnl2-co': '0312',
    })
    g.phase('germanFire')
      .dice(...FALLS)
      .play('sweep west-east', 'fire 0411', 'at 0312', 'keep lnl2-a', 'unstack to 0311')
    expect(g.of('lnl2-mg')).toBe('0311 moved')
  })
  test('9.6 stacks elsewhere that stand together for the moment do not part: a beach in phase E (ruling T145)', () => {
    const g = lay().units({ 'raj13-a': '2506', 'raj13-b': '2506' })
    britishFire(g, '0411', '0312', 5, 5)
    expect(g.asked).not.toBe('british keep')
    expect(g.of('raj13-b')).toBe('2506')
  })
  test('9.6, 17.2.1 who parts on the move has entered a hex, is halted, and may be fired on there (ruling T45)', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0511 NW', 'lnl2-b': '0511', 'lnl2-co': '0511', 'lnl2-c': '0411', 'lnl2-d': '2506' },
      ...{ 'fk1-1': '0409 S', 'fk1-2': '0409', merensky: '0409' },
    })
    g.phase('britishMovement').play('march 0511', 'all', 'step to 0411 facing NW')
    // The officer falls, the two stand; who was in the hex before does not part with them
    g.dice(1, 1, 3, 4, 1, 1).play('fire 0409')
    expect([g.asked, ...g.legal]).toEqual(['british keep', 'keep lnl2-a', 'keep lnl2-b'])
    g.play('keep lnl2-b', 'unstack to 0311')
    expect([g.of('lnl2-a'), g.of('lnl2-b'), g.of('lnl2-c')]).toEqual(['0311 halted', '0411', '0411'])
    // A step, and the hex to which it parted
    expect(g.t.units.since[unit('lnl2-a')]).toBe(2)
    expect(g.play('face N').asked).toBe('german opportunity')
    expect(nameHex(grid, g.t.march.at)).toBe('0311')
  })
  test('9.6, 10.3c, 17.2.1 of those who part on the move whoever has had to retreat is passed over, and the next is fired on (ruling T45)', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0511 NW', 'lnl2-b': '0511', 'lnl2-mg': '0511', 'lnl2-co': '0511' },
      ...{ 'fk1-1': '0409 S', 'fk1-2': '0409', merensky: '0409' },
    })
    g.phase('britishMovement').play('march 0511', 'all', 'step to 0411 facing NW')
    g.dice(1, 1, 3, 4, 1, 1).play('fire 0409')
    g.play('keep lnl2-mg', 'unstack to 0412', 'face N', 'unstack to 0311')
    g.arrange((t) => mark(t, unit('lnl2-a'), RETREATED)).play('face N')
    expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['0412 retreated halted', '0311 halted'])
    expect([g.asked, nameHex(grid, g.t.march.at)]).toEqual(['german opportunity', '0311'])
  })
  test('9.6, 6.2.3 a stack parts whose first follows one that stands by himself', () => {
    const g = given()
      .units({ 'lnl2-a': '0511 N', 'lnl2-b': '0311 N', 'lnl2-c': '0311', 'fk1-1': '2010 N' })
      .phase('rally')
    expect([g.asked, ...g.legal]).toEqual(['british keep', 'keep lnl2-b', 'keep lnl2-c'])
  })
  test('9.6, 6.2.3, 19.7 stack after stack parts, the very first company like all others, and lies hidden again', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'lnl2-b': '0311', 'fk1-1': '0511 N', 'fk1-2': '0511' }).phase('rally')
    expect([g.asked, ...g.legal]).toEqual(['british keep', 'keep lnl2-a', 'keep lnl2-b'])
    expect(['lnl2-a', 'lnl2-b', 'fk1-1'].map((name) => g.t.shown.has(unit(name)))).toEqual([true, true, false])
    const before = g.t.core.reveals
    g.play('keep lnl2-b', 'unstack to 0310')
    expect(g.t.core.reveals).toBeGreaterThan(before)
    g.play('face N')
    expect([g.asked, g.t.shown.has(unit('lnl2-a'))]).toEqual(['german keep', false])
    g.play('keep fk1-1', 'unstack to 0510', 'face N')
    expect(g.t.shown.first).toBe(-1)
    expect([g.of('lnl2-a'), g.of('lnl2-b'), g.of('fk1-1'), g.of('fk1-2')]).toEqual(['0310', '0311', '0511', '0510'])
  })
})
