import { isPass } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import { unit } from '../../roster.ts'
import { attackNeed, defenceNeed } from '../../rules/11.2-strength.ts'
import { given, type Position } from '../given.ts'

/** What the sides need if one attacks from 0310 into 0309. */
const needsOf = (g: Position): readonly [attack: number, defence: number] => [
  attackNeed(g.t, hex('0310'), hex('0309')),
  defenceNeed(g.t, hex('0309')),
]
/** What the sides needed in the last round. */
function needs(g: Position): readonly [attack: number, defence: number] {
  const { attack = -1, defence = -1 } = g.events.findLast((e) => e.kind === 'clashed')?.facts ?? {}
  return [attack, defence]
}
/** A round in which both miss, to read the needs off. */
const MISSES = [6, 6, 6, 6] as const
const british = (units: Readonly<Record<string, string>>): Position => given().units(units).phase('britishMelee')
const german = (units: Readonly<Record<string, string>>): Position => given().units(units).phase('germanMelee')
/** An attack in which nobody hits in the first round. */
const firstRound = (g: Position, from: string, at: string): Position =>
  g.dice(...MISSES).play(`charge ${from}`, `storm ${at}`)

describe('11.1 who may attack', () => {
  test('11.1 adjacent enemies, if one likes', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S', 'lnl2-b': '0510 N' })
    expect(g.asked).toBe('british melee')
    expect(g.legal).toEqual(['charge 0310', 'end'])
    expect(g.why('charge 0510')).toBe('11.1')
    // To end is to let the chance go by
    expect([isPass(tanga, g.t, act.end()), isPass(tanga, g.t, act.charge(hex('0310')))]).toEqual([true, false])
    expect(g.play('end').asked).not.toBe('british melee')
  })

  test('11.1 nobody is asked where nobody can attack', () => {
    expect(british({ 'lnl2-a': '0310 N', 'fk6-1': '0308 S' }).asked).not.toBe('british melee')
  })

  test('11.1 not the enemy’s units, nor an empty hex', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S' })
    expect([g.why('charge 0309'), g.why('charge 0311')]).toEqual(['4.2', '4.2'])
  })

  test('11.1 once a phase, with all of the hex', () => {
    const g = british({ 'lnl2-a': '0310 N', wapshare: '0310', 'fk6-1': '0309 S', 'fk6-2': '0311 N' })
    // The attack is won; the advance of one hex ends beside 0311's neighbour no more
    g.dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309')
    g.play('fight').dice(1, 1, 6, 6, 6).play('fight')
    expect(g.of('fk6-1')).toBe('gone lost')
    g.dice(1).play('unled').play('advance to 0309 facing N')
    expect(g.of('lnl2-a')).toBe('0309')
    expect(g.asked).not.toBe('british melee')
  })

  test('11.1 ruling T96: a hex may be attacked by several, one after the other', () => {
    const g = british({ 'lnl2-a': '0310 N', 'kgo61-a': '0208 S', 'fk6-1': '0309 S' })
    firstRound(g, '0310', '0309').play('withdraw lnl2-a')
    while (g.asked === 'british refuge' || g.asked === 'british face') g.play(g.legal[0] ?? '')
    expect(g.asked).toBe('british melee')
    expect(g.legal).toEqual(['charge 0208', 'end'])
  })

  test('11.1 ruling T96: a hex that digs does not attack', () => {
    const g = given().units({ 'lnl2-a': '0310 N', 'kgo61-a': '0209 N', 'fk6-1': '0309 S' }).works({ '0310': 'digging' })
    g.phase('britishMelee')
    expect(g.why('charge 0310')).toBe('18.2')
  })

  test('11.1 ruling T96: nor does one that holds a bound unit; marked units stay out', () => {
    const g = british({
      'lnl2-a': '0310 N swept',
      'kgo61-a': '0209 N retreated',
      'inf98-a': '0208 S',
      'fk6-1': '0309 S',
    })
    expect(g.why('charge 0310')).toBe('6.3.4c')
    expect(g.why('charge 0209')).toBe('13.3b')
    expect(g.why('charge 0208')).toBe('')
  })

  test('11.1.1 one enemy hex, beside them, with somebody to attack', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S', 'fk6-2': '0311 N', 'fk6-3': '0409 S retreated' })
    g.play('charge 0310')
    expect(g.legal).toEqual(['storm 0309', 'storm 0311'])
    expect(g.why('storm 0209')).toBe('11.1')
    expect(g.why('storm 0308')).toBe('11.1')
    // §13.3B: those who have all retreated are left alone
    expect(g.why('storm 0409')).toBe('13.3b')
  })

  test('11.1.2 all units of both hexes take part', () => {
    const g = british({
      'raj13-a': '0310 N',
      'raj13-b': '0310',
      wapshare: '0310',
      'fk6-1': '0309 S',
      'fk6-2': '0309',
      poppe: '0309',
    })
    firstRound(g, '0310', '0309')
    // 3 + 5 + 1 + Wapshare's 1; 5 + 4 + 1 + Poppe's 1
    expect(needs(g)).toEqual([10, 11])
  })
})

describe('4.2 the Melee Phases', () => {
  test('4.2h the British may attack after the Germans’ Defensive Fire; they need not', () => {
    const g = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S ooa' }).phase('germanDefence')
    expect(g.asked).toBe('british melee')
    g.play('end')
    expect(g.told).not.toContain('charged')
  })

  test('4.2m the Germans likewise, after the Defensive Fire of the British', () => {
    const g = given().units({ 'lnl2-a': '0310 N ooa', 'fk6-1': '0309 S' }).phase('britishDefence')
    expect(g.asked).toBe('german melee')
    expect(g.legal).toEqual(['charge 0309', 'end'])
  })
})

describe('11.2 strength', () => {
  test('11.2a average morale, the top unit’s factor and one for each other; Indian rifles are not halved (19.1)', () => {
    const g = firstRound(british({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }), '0310', '0309')
    expect(needs(g)).toEqual([3 + 5, 5 + 4])
  })

  test('11.2a the disorganized side counts as it lies', () => {
    const g = british({ 'raj13-a': '0310 N disorganized', 'fk6-1': '0309 S disorganized' })
    expect(needsOf(g)).toEqual([2 + 3, 4 + 2])
  })

  test('11.2a ruling T70: averages are not rounded up', () => {
    const g = british({ 'raj13-a': '0310 N', 'raj13-b': '0310 disorganized', aitken: '0310', 'fk6-1': '0309 S' })
    // 5 / 2, then 5 + 1
    expect(needsOf(g)[0]).toBe(8)
  })

  test('11.2a ruling T89: attacking machine guns weigh the average down and add nothing', () => {
    const g = german({
      ...{ 'fk6-1': '0310 N', 'fk6-2': '0310', 'fk6-3': '0310', poppe: '0310', 'lnl2-a': '0309 S' },
    })
    expect(needsOf(g)[0]).toBe(5 + 4 + 2 + 1)
    const guns = german({
      ...{ 'fk17-1': '0310 N', 'fk17-2': '0310', 'fk17-3': '0310', 'fk17-mg1': '0310', 'fk17-mg2': '0310' },
      ...{ adler: '0310', 'lnl2-a': '0309 S' },
    })
    expect(needsOf(guns)[0]).toBe(15 / 5 + 4 + 2 + 1)
  })

  test('11.2a ruling T80: two Rajput companies and their gun attack with (3 + 3 + 0) / 3', () => {
    const g = british({ 'raj13-a': '0310 N', 'raj13-b': '0310', 'raj13-mg': '0310', aitken: '0310', 'fk6-1': '0309 S' })
    expect(needsOf(g)[0]).toBe(2 + 5 + 1)
  })

  test('11.2a a machine gun on top is not the top of an attack; alone it does not attack', () => {
    const g = british({
      'raj13-mg': '0310 N',
      'raj13-a': '0310',
      aitken: '0310',
      'kgo61-mg': '0209 N',
      'fk6-1': '0309 S',
    })
    expect(g.why('charge 0209')).toBe('11.2a')
    // 3 / 2, then the company's 5
    expect(needsOf(g)[0]).toBe(1 + 5)
  })

  test('11.2b ruling T90: the defender’s machine guns are units like any other', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-mg1': '0309 S', 'fk6-1': '0309', poppe: '0309' })
    expect(needsOf(g)[1]).toBe(5 + 6 + 1 + 1)
    const under = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S', 'fk6-mg1': '0309', poppe: '0309' })
    expect(needsOf(under)[1]).toBe(5 + 4 + 1 + 1)
  })

  test('11.2a the ground of the defender, with the trench, and no smoke (ruling T91)', () => {
    const g = given().units({ 'raj13-a': '1211 NW', 'fk6-1': '1111 SE' }).works({ '1111': 'trench smoke' })
    expect(needs(firstRound(g.phase('britishMelee'), '1211', '1111'))).toEqual([3 + 5 - 2 - 2, 9])
  })

  test('11.2b the defender gains nothing by the attacker’s ground', () => {
    const g = given().units({ 'raj13-a': '1211 NW', 'fk6-1': '1111 SE' }).works({ '1211': 'trench' })
    expect(needs(firstRound(g.phase('germanMelee'), '1111', '1211'))).toEqual([5 + 4 - 2, 3 + 5])
  })

  test('9.7 ruling T34: companies of different sects fight with one less in the average', () => {
    const g = british({ 'kgo61-a': '0310 N', 'kgo61-e': '0310', aitken: '0310', 'fk6-1': '0309 S' })
    expect(needsOf(g)[0]).toBe(2 + 4 + 1)
  })

  test('17.2.4 one leader, the best, and only one who may lead them', () => {
    const g = british({
      'raj13-a': '0310 N',
      'raj13-co': '0310',
      meinertzhagen: '0310',
      'fk6-1': '0309 S',
      lettow: '0309',
    })
    expect(needsOf(g)).toEqual([8 + 2, 9 + 3])
  })

  test('13.3b ruling T100: marked defenders add no factor, are not the top, and count for the average', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S retreated', 'fk6-2': '0309 disorganized', poppe: '0309' })
    // (5 + 4) / 2, then 2 for the top that may fight
    expect(needsOf(g)[1]).toBe(4 + 2 + 1)
  })

  test('19.5 Hering’s guns defend with one, on either side', () => {
    for (const side of ['', ' disorganized']) {
      const g = british({ 'lnl2-a': '0310 N', 'hering-dorothea': `0309 S${side}` })
      // Ruling T162: the average is that of the side that shows
      expect(needsOf(g)[1]).toBe((side === '' ? 3 : 2) + 1)
    }
  })
})

describe('12.3 melee on a flank', () => {
  test('12.3 the part from factors is doubled where the hexside is one of the defender’s flank', () => {
    const facing = (way: string): number =>
      needsOf(british({ 'raj13-a': '0310 N', 'raj13-b': '0310', wapshare: '0310', 'fk6-1': `0309 ${way}` }))[0]
    // The attack comes from the south
    expect(['S', 'SE', 'SW'].map(facing)).toEqual([10, 10, 10])
    expect(['N', 'NE', 'NW'].map(facing)).toEqual([16, 16, 16])
  })

  test('12.3 the attacker’s own facing does not matter', () => {
    const g = british({ 'raj13-a': '0310 S', 'fk6-1': '0309 S' })
    expect(needsOf(g)).toEqual([8, 9])
  })

  test('8.3 nobody has a flank in European Tanga', () => {
    const g = british({ 'raj13-a': '0511 NE', 'fk6-1': '0610 N' })
    expect(needs(firstRound(g, '0511', '0610'))[0]).toBe(8 - 3)
  })
})

test('11.1 when the last melee is over and nobody can attack, the phase is over', () => {
  const g = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S disorganized' }).phase('britishMelee')
  g.dice(1, 1, 6, 6, 6, 1).play('charge 0310', 'storm 0309', 'advance to 0309 facing N')
  expect(g.asked).toBe('german movement')
})

test('11.1, 19.7 an attack shows both stacks and is not taken back; whoever leaves it is shown until it is over', () => {
  const g = british({ 'lnl2-a': '0310 N', 'lnl2-b': '0510 N', 'fk6-1': '0309 S', 'fk6-2': '0509 S' }).play(
    'charge 0310',
  )
  const before = g.t.core.reveals
  g.dice(...MISSES).play('storm 0309')
  expect([g.asked, g.t.core.reveals - before]).toEqual(['british withdraw', 1])
  g.play('withdraw lnl2-a')
  expect([g.asked, g.t.shown.has(unit('lnl2-a'))]).toEqual(['british refuge', true])
  g.play('refuge 0208', 'face N')
  expect([g.asked, g.t.shown.first]).toEqual(['british melee', -1])
})
