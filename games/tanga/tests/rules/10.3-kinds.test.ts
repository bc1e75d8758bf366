import { nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid } from '../../board.ts'
import { unit } from '../../roster.ts'
import { britishFire, needed } from '../firing.ts'
import { given } from '../given.ts'

describe('10.3a Offensive Fire', () => {
  test('4.2e, 10.3, 10.3a the phasing side fires, or not', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S' }).phase('britishFire')
    expect(g.asked).toBe('british fire')
    g.play('end')
    expect(g.asked).not.toBe('british fire')
  })
  test('4.2j, 10.3a the Germans fire in theirs, machine guns that moved too (4.2k)', () => {
    const g = given().units({ 'fk6-mg1': '0311 N', 'lnl2-a': '0310 S', 'lnl2-b': '0511 N' }).phase('germanFire')
    expect(g.asked).toBe('german fire')
    g.play('sweep north-south')
    expect(g.legal).toEqual(['fire 0311', 'end'])
  })
  test('10.24, 19.2.1 all who fire in their own phase have fired, and nobody else', () => {
    const lay = { 'lnl2-a': '0311 N', 'lnl2-b': '0311', 'lnl2-c': '0511 N', 'fk6-1': '0310 S', 'fk6-2': '0510 S' }
    const g = given().units(lay).phase('britishFire').dice(5, 5).play('sweep west-east', 'fire 0311', 'at 0310')
    expect(['lnl2-a', 'lnl2-b', 'lnl2-c'].map((name) => g.of(name))).toEqual(['0311 fired', '0311 fired', '0511'])
  })
  test('10.1 why nobody of a hex fires is told by what silences them, and by all of it where that differs', () => {
    const lay = {
      'lnl2-a': '1311 NW',
      'raj13-a': '1511 NW ooa',
      'raj13-b': '1513 NW swept',
      'raj13-c': '1515 NW retreated',
    }
    const more = { 'kash2-a': '1517 NW ooa', 'kash2-b': '1517 retreated', 'mb28-1': '1711 NW', 'kgo61-a': '1713 NW' }
    const g = given().units({ ...lay, ...more, 'lnl2-mg': '1715 NW moved', 'fk1-1': '1211 SE', 'fk1-2': '1411 SE' })
    g.works({ '1713': 'digging' }).phase('britishFire')
    const told = ['1511', '1513', '1515', '1517', '1711', '1713', '1715'].map((at) => [
      g.whyName(`fire ${at}`),
      g.why(`fire ${at}`),
    ])
    expect(told).toEqual([
      ['outOfAmmunition', '7.3'],
      ['boundAreSilent', '6.3.4c'],
      ['cameBack', '13.3b'],
      ['nobodyAble', '10.1'],
      ['gunsFireLater', '10.22'],
      ['diggersAreSilent', '18.2'],
      ['movedGuns', '19.2.2'],
    ])
  })
  test('7.3 who is out of ammunition is told so', () => {
    const lay = { 'lnl2-a': '0311 N ooa', 'lnl2-b': '0511 N', 'fk6-1': '0310 S', 'fk6-2': '0510 S' }
    const g = given().units(lay).phase('britishFire').play('sweep west-east')
    expect([g.why('fire 0311'), g.why('fire 0511')]).toEqual(['7.3', ''])
  })
  test('10.25 one hex alone is no line: its end is not asked for, until two can fire (ruling T74)', () => {
    const lone = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S' }).phase('britishFire')
    expect(lone.asked).toBe('british fire')
    const line = { 'lnl2-a': '0311 N', 'lnl2-b': '0511 N', 'fk6-1': '0310 S', 'fk6-2': '0510 S' }
    expect(given().units(line).phase('britishFire').asked).toBe('british sweep')
    // Who fires alone is the first of the line when another can fire after him
    const later = given()
      .units({ ...line, 'lnl2-b': '0511 N ooa' })
      .phase('britishFire')
      .dice(5, 5)
    later.play('fire 0311', 'at 0310')
    expect(later.asked).not.toBe('british sweep')
  })
  test('10.25 from one end of the line to the other: nobody goes back along it (ruling T74)', () => {
    const lay = { 'lnl2-a': '0311 N', 'lnl2-b': '0511 N', 'fk6-1': '0310 S', 'fk6-2': '0510 S' }
    const g = given().units(lay).phase('britishFire').dice(5, 5).play('sweep east-west', 'fire 0511', 'at 0510')
    expect(g.why('fire 0311')).toBe('')
    const back = given().units(lay).phase('britishFire').dice(5, 5).play('sweep west-east', 'fire 0511', 'at 0510')
    expect(back.asked).not.toBe('british fire')
    const south = given()
      .units({ ...lay, 'lnl2-b': '0509 S', 'fk6-2': '0510 N' })
      .phase('britishFire')
    south.dice(5, 5).play('sweep north-south', 'fire 0509', 'at 0510')
    expect(south.why('fire 0311')).toBe('')
  })
  test('10.22 guns do not; 18.2 nor do those who dig', () => {
    expect(given().units({ 'mb28-1': '0311 N', 'fk6-1': '0310 S' }).phase('britishFire').asked).not.toBe('british fire')
    expect(
      given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S' }).works({ '0311': 'digging' }).phase('britishFire').asked,
    ).not.toBe('british fire')
  })
  test('13.3b a hex with nobody but those who have retreated is no target', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S', 'fk6-2': '0410 S retreated' }).phase('britishFire')
    g.play('sweep west-east', 'fire 0311')
    expect(g.why('at 0410')).toBe('13.3b')
  })
  test('10.21, 6.3.4c broken formations do not fire', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S' }).breaks('lnl2')
    expect(g.phase('britishFire').asked).not.toBe('british fire')
  })
  test('13.3b those who retreated into a hex that loses a step are lost with it', () => {
    const g = given().units({ 'lnl2-a': '0311 N', 'fk6-1': '0310 S', 'fk6-2': '0310 retreated', poppe: '0310' })
    britishFire(g, '0311', '0310', 1, 1, 1, 2, 6, 6, 1)
    expect(g.of('fk6-1')).toBe('0310 disorganized')
    expect(g.of('fk6-2')).toBe('gone lost')
  })
  test('13.3b they are not top while another is there, and count for the average', () => {
    const lay = () =>
      given().units({
        'lnl2-a': '0311 N',
        'raj13-a': '0312 N',
        'fk6-2': '0310 S retreated disorganized',
        'fk6-1': '0310',
        poppe: '0310',
      })
    // (4 + 5) and Poppe twice make 11 for two: 5 passes, 6 fails, and the lower one takes the step
    expect(britishFire(lay(), '0311', '0310', 1, 1, 1, 2, 2, 3).told).toContain('stood')
    expect(britishFire(lay(), '0311', '0310', 1, 1, 1, 2, 3, 3, 1).of('fk6-1')).toBe('0310 disorganized')
  })
})

describe('10.3b Defensive Fire', () => {
  test('4.2g, 10.3b at adjacent enemies, at the top unit alone, by its own morale', () => {
    const g = given()
      .units({
        'fk1-1': '0311 N',
        'fk1-2': '0311',
        merensky: '0311',
        'raj13-a': '0310 S',
        'raj13-b': '0310',
        'raj13-co': '0310',
      })
      .phase('germanDefence')
    expect(g.asked).toBe('german fire')
    // 3 + 1 passes on a 4; on a 5 the top flips, and it alone checks again
    g.dice(1, 1, 1, 2, 2, 3, 1).play('fire 0311', 'at 0310')
    expect(g.of('raj13-a')).toBe('0310 disorganized')
    expect(g.of('raj13-b')).toBe('0310')
  })
  test('10.3b not farther than the next hex', () => {
    const g = given().units({ 'fk1-1': '0311 N', 'lnl2-a': '0310 S', 'lnl2-b': '0409 S' }).phase('germanDefence')
    g.play('fire 0311')
    expect(g.why('at 0409')).toBe('10.3b')
  })
  test('10.22 guns join in; 4.2l a British machine gun that fired in E may fire again, one that moved not', () => {
    expect(given().units({ 'hering-hermann': '0311 N', 'raj13-a': '0310 S' }).phase('germanDefence').asked).toBe(
      'german fire',
    )
    expect(given().units({ 'lnl2-mg': '0311 N fired', 'fk6-1': '0310 S' }).phase('britishDefence').asked).toBe(
      'british fire',
    )
    expect(given().units({ 'lnl2-mg': '0311 N moved', 'fk6-1': '0310 S' }).phase('britishDefence').asked).not.toBe(
      'british fire',
    )
  })
  test('18.5.2, 18.5.3, 18.5.4 from trench to trench, ditch to ditch, bank to bank there is no such cover', () => {
    const need = (from: string, at: string, works: Readonly<Record<string, string>> = {}) =>
      needed(
        britishFire(
          given().units({ 'lnl2-a': from, 'fk6-1': at }).works(works),
          from.slice(0, 4),
          at.slice(0, 4),
          6,
          6,
        ),
      )
    expect(need('0311 N', '0310 S')).toBe(6)
    expect(need('0311 N', '0310 S', { '0310': 'trench' })).toBe(4)
    expect(need('0311 N', '0310 S', { '0310': 'trench', '0311': 'trench' })).toBe(6)
    expect(need('1311 N', '1310 S')).toBe(6)
    expect(need('1210 SE', '1310 NW')).toBe(4)
    expect(need('1109 N', '1108 S', { '1108': 'trench' })).toBe(4)
  })
})

describe('10.3c Opportunity Fire', () => {
  test('10.3c, 4.2f the first hex in range and sight; then three hexes of peace; then once more, and no more', () => {
    const g = given().units({ 'lnl2-a': '0613 NW', 'fk1-mg1': '0314 NE' }).phase('britishMovement')
    g.play('march 0613', 'all', 'step to 0513 facing SW')
    expect(g.asked).toBe('german opportunity')
    g.dice(5, 5).play('fire 0314')
    // Of who has fired nothing is left on the table
    expect([g.asked, g.t.fired.next(0)]).toEqual(['british step', -1])
    g.play('step to 0412 facing S')
    expect(g.asked).toBe('british step')
    g.play('step to 0312 facing S')
    expect(g.asked).toBe('british step')
    g.play('step to 0311 facing S')
    expect(g.asked).toBe('german opportunity')
    g.dice(5, 5).play('fire 0314')
    g.play('step to 0310 facing S')
    expect(g.asked).toBe('british step')
  })
  test('10.3c ruling T185: beside a fresh company one that was fired on has no peace; by itself it has', () => {
    const lay = () =>
      given()
        .units({ 'lnl2-a': '0613 NW', 'lnl2-b': '0513', 'lnl2-co': '0513', 'fk1-mg1': '0314 NE' })
        .phase('britishMovement')
        .dice(5, 5)
        .play('march 0613', 'all', 'step to 0513 facing SW', 'fire 0314', 'halt')
    const alone = lay().play('march 0513', 'take lnl2-a', 'go', 'step to 0412 facing S')
    expect(alone.asked).toBe('british step')
    const both = lay().play('march 0513', 'all', 'step to 0412 facing S')
    expect(both.asked).toBe('german opportunity')
    both.dice(5, 5).play('fire 0314')
    expect(['lnl2-a', 'lnl2-b'].map((u) => both.t.units.shots[unit(u)])).toEqual([2, 1])
  })
  test('10.3c, 10.23, 10.4 who cannot fire at those who move is told whether front, range or sight is in the way', () => {
    const aside = { 'fk1-1': '0312 SW', 'fk1-2': '0309 SW', 'fk6-1': '1214 NW', 'fk6-2': '0214 NE ooa' }
    const g = given()
      .units({ 'lnl2-a': '0613 NW', 'fk1-mg1': '0314 NE', ...aside })
      .phase('britishMovement')
    g.play('march 0613', 'all', 'step to 0513 facing SW')
    expect(g.asked).toBe('german opportunity')
    const told = ['0314', '0312', '1214', '0214'].map((at) => [g.whyName(`fire ${at}`), g.why(`fire ${at}`)])
    expect(told).toEqual([
      ['', ''],
      ['outOfArc', '10.23'],
      ['outOfRange', '10.4'],
      ['outOfAmmunition', '7.3'],
    ])
  })
  test('10.3c who holds his fire keeps the right', () => {
    const g = given().units({ 'lnl2-a': '0613 NW', 'fk1-mg1': '0314 NE' }).phase('britishMovement')
    g.play('march 0613', 'all', 'step to 0513 facing NW', 'hold', 'step to 0412 facing NW')
    expect(g.asked).toBe('german opportunity')
  })
  test('10.3c, 10.25 the bridge: who crosses the ditch by the road has the cover of the road, not of the ditch', () => {
    const g = given().units({ 'lnl2-a': '1413 NW', 'fk1-1': '1212 SE' }).phase('britishMovement')
    g.play('march 1413', 'all', 'step to 1313 facing NW').dice(6, 6).play('fire 1212')
    expect(needed(g)).toBe(5 + 1)
    const through = given().units({ 'lnl2-a': '1411 NW', 'fk1-1': '1211 SE' }).phase('britishMovement')
    through.play('march 1411', 'all', 'step to 1311 facing NW').dice(6, 6).play('fire 1211')
    expect(needed(through)).toBe(5 - 2)
  })
  test('10.3c never the trench (ruling T61), and each hex once an occasion (ruling T73)', () => {
    const g = given()
      .units({ 'lnl2-a': '0411 NW', 'fk1-1': '0210 SE', 'fk1-2': '0309 S' })
      .works({ '0311': 'trench' })
      .phase('britishMovement')
    g.play('march 0411', 'all', 'step to 0311 facing NW')
    expect(g.asked).toBe('german opportunity')
    g.dice(6, 6).play('fire 0210')
    expect(g.why('fire 0210')).toBe('10.3')
    g.dice(6, 6).play('fire 0309')
    expect(g.asked).toBe('british step')
  })
  test('10.3c it hits those who move alone; 19.2.1 with them a British machine gun has a morale of one', () => {
    const g = given().units({
      'lnl2-a': '0410 NW',
      'lnl2-mg': '0410',
      'lnl2-co': '0410',
      'lnl2-b': '0411 NW',
      'lnl2-2ic': '0310',
      'fk1-1': '0309 SE',
      'fk1-2': '0309',
      merensky: '0309',
    })
    g.phase('britishMovement').play('march 0410', 'all', 'step to 0409 facing NW')
    expect(g.asked).toBe('german opportunity')
    // (3 + 1) and 1 twice: 6 for two, so that a 3 passes and a 4 fails
    g.dice(1, 1, 1, 2, 1, 2).play('fire 0309')
    expect(g.told).toContain('stood')
  })
  test('19.2.1 two companies and their gun, caught moving: (3 + 3 + 1) / 3 (ruling T80)', () => {
    const caught = (...check: number[]) =>
      given()
        .units({ 'raj13-a': '1411 NW', 'raj13-b': '1411', 'raj13-mg': '1411', aitken: '1411', 'fk1-1': '1211 SE' })
        .phase('britishMovement')
        .play('march 1411', 'all', 'step to 1311 facing NW')
        // Aitken lives, and adds nothing
        .dice(1, 1, 1, 2, ...check)
        .play('fire 1211').told
    // 3 times 2 is not above 7, 3 times 3 is
    expect(caught(1, 1)).toContain('stood')
    expect(caught(1, 2, 1, 1, 1)).toContain('wavered')
  })
  test('10.3c who loses his nerve has ended his move; who stayed goes on (ruling T65)', () => {
    const g = given().units({
      ...{ 'raj13-a': '1411 NW', 'raj13-b': '1411', 'raj13-co': '1411', 'raj13-c': '2506' },
      ...{ 'fk1-1': '1211 SE', 'fk1-2': '1211', merensky: '1211' },
    })
    g.phase('britishMovement').play('march 1411', 'all', 'step to 1311 facing NW')
    g.dice(1, 1, 1, 2, 6, 5, 1, 6).play('fire 1211', 'stay')
    expect(g.of('raj13-b')).toBe('1512 disorganized retreated halted')
    g.play('face N')
    expect(g.asked).toBe('british step')
    g.play('step to 1310 facing NW')
    expect(g.of('raj13-a')).toBe('1310 disorganized')
    expect(g.of('raj13-co')).toBe('1310')
  })
  test('10.3c, 9.6 movers whom nobody led part not, though they are hit (ruling T43)', () => {
    const g = given().units({
      ...{
        'lnl2-a': '0511 NW',
        'lnl2-b': '0511',
        'lnl2-c': '2506',
        'fk1-1': '0409 S',
        'fk1-2': '0409',
        merensky: '0409',
      },
    })
    g.phase('britishMovement').play('march 0511', 'all', 'step to 0411 facing NW')
    g.dice(1, 1, 1, 1).play('fire 0409')
    expect([g.told.includes('stood'), g.asked]).toEqual([true, 'british step'])
  })
  test('17.2.1 movers who lose their leader part, and may be fired on where they come to (ruling T45)', () => {
    const g = given().units({
      'lnl2-a': '0511 NW',
      'lnl2-b': '0511',
      'lnl2-co': '0511',
      'lnl2-c': '2506',
      'fk1-1': '0409 S',
      'fk1-2': '0409',
      merensky: '0409',
    })
    g.phase('britishMovement').play('march 0511', 'all', 'step to 0411 facing NW')
    // The officer falls, the two stand
    g.dice(1, 1, 3, 4, 1, 1).play('fire 0409')
    expect([g.asked, ...g.legal]).toEqual(['british keep', 'keep lnl2-a', 'keep lnl2-b'])
    g.play('keep lnl2-a')
    expect(g.legal).toEqual(['0410', '0511', '0512', '0412', '0312', '0311'].map((at) => `unstack to ${at}`))
    g.play('unstack to 0311')
    expect(g.asked).toBe('british face')
    g.play('face N')
    // Nobody else can fire at the first; the second has come to a hex of its own
    const marching = () => [nameHex(grid, g.t.march.at), g.t.march.facing, g.t.march.cover, g.t.group.next(0)]
    expect([g.asked, marching()]).toEqual(['german opportunity', ['0311', 0, 0, unit('lnl2-b')]])
    g.play('hold')
    // The others take up their move again, as they were
    expect([g.asked, marching()]).toEqual(['british step', ['0411', 5, 1, unit('lnl2-a')]])
    expect(g.of('lnl2-b')).toBe('0311 halted')
    g.play('step to 0410 facing N')
    expect(g.of('lnl2-a')).toBe('0410')
  })
})

test('10.3a an empty hex, or one with a leader alone, is no target', () => {
  const g = given()
    .units({ 'lnl2-a': '0310 N', 'fk6-1': '0308 S', adler: '0409' })
    .phase('britishFire')
    .play('fire 0310')
  expect(['at 0309', 'at 0409', 'at 0308'].map((each) => g.whyName(each))).toEqual(['noTarget', 'noTarget', ''])
})
