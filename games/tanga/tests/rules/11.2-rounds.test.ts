import { nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid, hex } from '../../board.ts'
import { unit } from '../../roster.ts'
import { notePassed } from '../../rules/11.2-refuge.ts'
import { loseIn } from '../../rules/11.2-rounds.ts'
import { given, type Position } from '../given.ts'

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

describe('11.2 rounds', () => {
  test('11.2b who rolls at most his need makes the other side’s top unit check', () => {
    const g = british({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' })
    g.dice(4, 4, 6, 6, 5).play('charge 0310', 'storm 0309')
    expect(g.told).toContain('stoodMelee')
    expect(g.of('fk6-1')).toBe('0309')
    // One more than the need does nothing
    g.dice(4, 5, 5, 5).play('fight', 'fight')
    expect(g.told.filter((kind) => kind === 'stoodMelee')).toHaveLength(1)
  })

  test('11.2b a step is lost above the morale, and the second one is the end', () => {
    const g = british({ 'kommando-1': '0309 S', 'raj13-a': '0310 N' })
    g.dice(1, 1, 1, 1, 5, 4).play('charge 0310', 'storm 0309')
    // 5 stands against 6, 4 fails against 3
    expect(g.told.filter((kind) => ['stoodMelee', 'failedMelee'].includes(kind))).toEqual(['stoodMelee', 'failedMelee'])
    expect([g.of('kommando-1'), g.of('raj13-a')]).toEqual(['0309', '0310 disorganized'])
    g.dice(1, 1, 1, 1, 1, 3).play('fight', 'fight')
    expect(g.of('raj13-a')).toBe('gone lost')
  })

  test('11.2b ruling T93: a natural six always fails', () => {
    const g = british({ 'aura-pol': '0309 S', 'lnl2-a': '0310 N' })
    g.dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(g.of('aura-pol')).toBe('0309 disorganized')
    const without = given('campaign', ['fog', 'lee-enfield']).units({ 'aura-pol': '0309 S', 'lnl2-a': '0310 N' })
    without.phase('britishMelee').dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(without.of('aura-pol')).toBe('0309')
  })

  test('11.2b ruling T92: both results are applied together: two can fall at once', () => {
    const g = british({ 'lnl2-a': '0310 N disorganized', 'fk6-1': '0309 S disorganized' })
    g.dice(1, 1, 1, 1, 6, 6).play('charge 0310', 'storm 0309')
    expect([g.of('lnl2-a'), g.of('fk6-1')]).toEqual(['gone lost', 'gone lost'])
    expect(g.told).not.toContain('advanceWon')
  })

  test('11.2b ruling T94: the check knows no leader and no sect', () => {
    const g = british({ 'kgo61-a': '0310 N', 'kgo61-e': '0310', 'kgo61-co': '0310', 'fk6-1': '0309 S' })
    // Their officer survives (3, 3): 3 stands against 3, which sects would make 2
    g.dice(6, 6, 1, 1, 3, 3, 3).play('charge 0310', 'storm 0309')
    expect(g.of('kgo61-a')).toBe('0310')
    // 4 fails, though he would make it 4
    g.dice(6, 6, 1, 1, 3, 3, 4).play('fight', 'fight')
    expect(g.of('kgo61-a')).toBe('0310 disorganized')
  })

  test('11.2b note 4: an attacking machine gun on top checks with 1, a German one as printed', () => {
    const g = british({ 'lnl2-mg': '0310 N', 'lnl2-a': '0310', aitken: '0310', 'fk6-1': '0309 S' })
    g.dice(6, 6, 1, 1, 3, 3, 2).play('charge 0310', 'storm 0309')
    expect(g.of('lnl2-mg')).toBe('0310 disorganized')
    const askari = german({ 'fk6-mg1': '0310 N', 'fk6-1': '0310', poppe: '0310', 'lnl2-a': '0309 S' })
    askari.dice(6, 6, 1, 1, 3, 3, 5).play('charge 0310', 'storm 0309')
    expect(askari.of('fk6-mg1')).toBe('0310')
    // Defending, the British gun has its own
    const defending = german({ 'fk6-1': '0310 N', 'lnl2-mg': '0309 S' })
    defending.dice(1, 1, 6, 6, 3).play('charge 0310', 'storm 0309')
    expect(defending.of('lnl2-mg')).toBe('0309')
  })

  test('19.5 Hering’s guns check with 1', () => {
    const g = british({ 'lnl2-a': '0310 N', 'hering-dorothea': '0309 S' })
    g.dice(1, 1, 6, 6, 2).play('charge 0310', 'storm 0309')
    expect(g.of('hering-dorothea')).toBe('0309 disorganized')
  })

  test('13.3b a step lost is the end of marked units of the hex', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S', 'fk6-2': '0309 retreated', poppe: '0309' })
    g.dice(1, 1, 6, 6, 3, 3, 6).play('charge 0310', 'storm 0309')
    expect([g.of('fk6-1'), g.of('fk6-2')]).toEqual(['0309 disorganized', 'gone lost'])
  })

  test('7.7 melee costs no ammunition, and needs none', () => {
    const g = british({ 'raj13-a': '0310 N ooa', 'fk6-1': '0309 S ooa' })
    expect(needs(firstRound(g, '0310', '0309'))).toEqual([8, 9])
    const fresh = firstRound(british({ 'raj13-a': '0310 N', 'fk6-1': '0309 S' }), '0310', '0309')
    expect([fresh.of('raj13-a'), fresh.of('fk6-1')]).toEqual(['0310', '0309'])
  })

  test('17.2.3 leaders of a hex that is called to check roll first: 2, 7 and 12 kill, the defender’s before the attacker’s', () => {
    const g = british({ 'raj13-a': '0310 N', 'raj13-co': '0310', 'fk6-1': '0309 S', poppe: '0309' })
    g.dice(1, 1, 1, 1, 3, 4, 1, 1, 1, 1).play('charge 0310', 'storm 0309')
    expect([g.of('poppe'), g.of('raj13-co')]).toEqual(['gone lost', 'gone lost'])
    // He no longer adds to the next round
    g.dice(6, 6, 6, 6).play('fight', 'fight')
    expect(needs(g)).toEqual([8, 9])
  })

  test('17.2.3 who is not called to check does not roll', () => {
    const g = british({ 'raj13-a': '0310 N', 'raj13-co': '0310', 'fk6-1': '0309 S', poppe: '0309' })
    g.dice(6, 6, 6, 6).play('charge 0310', 'storm 0309')
    expect(g.told).not.toContain('leaderSurvived')
  })

  test('11.2c one melee after the other', () => {
    const g = british({ 'lnl2-a': '0310 N disorganized', 'fk6-1': '0309 S', 'kgo61-a': '0209 N' })
    g.dice(6, 6, 1, 1, 6).play('charge 0310', 'storm 0309')
    expect(g.of('lnl2-a')).toBe('gone lost')
    expect(g.legal).toEqual(['charge 0209', 'end'])
  })

  test('9.6 a stack whose leader has fallen parts when the melee is over', () => {
    const g = british({ 'lnl2-a': '0310 N', 'lnl2-b': '0310', 'lnl2-co': '0310', 'fk6-1': '0309 S disorganized' })
    g.dice(1, 1, 1, 1, 3, 4, 6, 1).play('charge 0310', 'storm 0309')
    expect(g.of('fk6-1')).toBe('gone lost')
    expect(g.asked).toBe('british keep')
  })

  test('6.3.5 a formation that has lost enough breaks when the melee is over, before the advance', () => {
    const g = british({ 'schk4-1': '0309 S', 'lnl2-a': '0310 N', 'lnl2-b': '0310', wapshare: '0310' })
    g.dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309').dice(1, 1, 6, 6, 6).play('fight', 'fight')
    expect(g.told.indexOf('collapsed')).toBeGreaterThan(g.told.indexOf('meleeOver'))
    expect(g.asked).toBe('british lead')
  })
})

describe('11.2b stay or go', () => {
  test('11.2b note 1: from the second round on the attacker says first, then the defender', () => {
    const g = british({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S' })
    firstRound(g, '0310', '0309')
    expect(g.asked).toBe('british withdraw')
    expect(g.play('fight').asked).toBe('german withdraw')
  })

  test('11.2b any, all or none of the units', () => {
    const g = british({ 'raj13-a': '0310 N', 'raj13-b': '0310', wapshare: '0310', 'fk6-1': '0309 S' })
    firstRound(g, '0310', '0309')
    expect(g.legal).toEqual(['fight', 'withdraw raj13-a', 'withdraw raj13-b'])
    expect(g.why('withdraw fk6-1')).toBe('11.2')
  })

  test('11.2b ruling T95: to the hex of least cost that no able enemy sees and reaches; marked then (T100)', () => {
    // The ditch and the foliage behind it are out of sight from the embankment over the units in 1211
    const g = british({ 'lnl2-a': '1211 NW', 'fk6-1': '1111 SE' })
    firstRound(g, '1211', '1111').play('withdraw lnl2-a')
    while (g.asked === 'british refuge' || g.asked === 'british face') g.play(g.legal[0] ?? '')
    expect(g.of('lnl2-a')).toContain('retreated')
    expect(g.told).toContain('withdrew')
    expect(g.told).toContain('meleeOver')
  })

  test('11.2b, 8.1 who comes to a leader alone faces as his owner likes (ruling T46)', () => {
    const g = british({ 'lnl2-a': '1509 NW', 'fk6-1': '1408 SE', aitken: '1608' })
    firstRound(g, '1509', '1408').play('withdraw lnl2-a')
    g.play('refuge 1608')
    expect([g.of('lnl2-a'), g.asked]).toEqual(['1608 retreated', 'british face'])
    expect(g.play('face SW').facing('1608')).toBe('SW')
  })

  test('11.2b, 13.3a, ruling T95: of two ways that cost the same it takes the one on which nobody is passed', () => {
    const passed = (...friends: readonly string[]): readonly string[] => {
      const g = given().units({ 'lnl2-a': '0110', 'lnl2-b': '0110', wapshare: '0110' })
      for (const [i, at] of friends.entries()) g.units({ [i === 0 ? 'raj13-a' : 'raj13-b']: at })
      notePassed(g.t, unit('lnl2-a'), hex('0310'))
      return Array.from({ length: g.t.passed.height }, (_, i) => nameHex(grid, g.t.passed.at(i)))
    }
    expect([passed('0209'), passed('0210'), passed('0209', '0210').length]).toEqual([[], [], 1])
  })

  test('11.2b ruling T95: however far that is, out of the sight of many', () => {
    const g = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S', 'fk1-1': '0409 S', 'fk1-mg1': '0209 S' })
    g.units({
      'fk13-mg1': '0312 N',
      'fk13-mg2': '0111 NE',
      'fk15-mg1': '0512 NW',
      'fk9-mg1': '0113 NE',
      'fk9-mg2': '0514 N',
    })
    g.phase('britishMelee')
    firstRound(g, '0310', '0309').play('withdraw lnl2-a')
    expect(g.story).toContain('withdrew lnl2-a 0310 0711')
  })

  test('11.2b, 13.3b a step that a hex loses is the end of those who have retreated into it, the first of all counters too', () => {
    const lost = (retreated: string, other: string) => {
      const g = given().units({ [other]: '0310 N', [retreated]: '0310 retreated', wapshare: '0310' })
      loseIn(g.t, hex('0310'))
      return [g.of(retreated), g.of(other)]
    }
    expect(lost('lnl2-a', 'lnl2-b')).toEqual(['gone lost', '0310 disorganized'])
    expect(lost('lnl2-b', 'lnl2-a')).toEqual(['gone lost', '0310 disorganized'])
  })

  test('13.3d ruling T101: a British machine gun that leaves a melee is thrown away on 1 to 4', () => {
    const units = { 'lnl2-mg': '1211 NW', 'fk6-1': '1111 SE' }
    const lost = firstRound(german(units), '1111', '1211').play('fight').dice(4, 1).play('withdraw lnl2-mg')
    expect(lost.of('lnl2-mg')).toBe('gone lost')
    const saved = firstRound(german(units), '1111', '1211').play('fight').dice(5)
    saved.play('withdraw lnl2-mg')
    saved.dice(1)
    while (/refuge|face/.test(saved.asked)) saved.play(saved.legal[0] ?? '')
    expect(saved.of('lnl2-mg')).toContain('moved')
  })

  test('17.2 ruling T141: a leader goes along, or stays', () => {
    const units = { 'lnl2-a': '1211 NW', 'lnl2-co': '1211', 'fk6-1': '1111 SE' }
    const g = firstRound(british(units), '1211', '1111').play('withdraw lnl2-a')
    expect(g.asked).toBe('british along')
    g.play('along lnl2-co')
    while (g.asked === 'british refuge' || g.asked === 'british face') g.play(g.legal[0] ?? '')
    expect(g.of('lnl2-co')).toBe(g.of('lnl2-a').split(' ')[0])
  })

  test('11.2b ruling T93: an attack of machine guns alone is broken off', () => {
    const g = german({ 'fk6-1': '0310 N', 'fk6-mg1': '0310', poppe: '0310', 'lnl2-a': '0309 S' })
    firstRound(g, '0310', '0309').play('withdraw fk6-1', 'stay')
    while (g.asked === 'german refuge' || g.asked === 'german face') g.play(g.legal[0] ?? '')
    expect(g.told).toContain('brokeOff')
    expect(g.asked).toBe('german along')
  })

  test('11.2b ruling T93: after twenty rounds the attacker retreats', () => {
    const g = british({ 'lnl2-a': '1211 NW', 'fk6-1': '1111 SE' })
    firstRound(g, '1211', '1111')
    for (let round = 2; round <= 20; round++) g.dice(...MISSES).play('fight', 'fight')
    while (g.asked === 'british refuge' || g.asked === 'british face') g.play(g.legal[0] ?? '')
    expect(g.told.filter((kind) => kind === 'clashed')).toHaveLength(20)
    expect(g.told).toContain('brokeOff')
    expect(g.of('lnl2-a')).toContain('retreated')
  })

  test('18.1 diggers who are called to check, or leave, have dug in vain; others dig on', () => {
    const dug = (): Position =>
      given()
        .units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S' })
        .works({ '0309': 'digging' })
        .arrange((t) => {
          t.tracks.germanTrenches = 1
        })
        .phase('britishMelee')
    const checked = dug().dice(1, 1, 6, 6, 1).play('charge 0310', 'storm 0309')
    checked.play('withdraw lnl2-a')
    while (/refuge|face|by/.test(checked.asked)) checked.play(checked.legal[0] ?? '')
    expect(checked.told).toContain('digFailed')
    const missed = firstRound(dug(), '0310', '0309').play('withdraw lnl2-a')
    while (/refuge|face|by/.test(missed.asked)) missed.play(missed.legal[0] ?? '')
    expect(missed.told).not.toContain('digFailed')
  })
})

test('11.2, 11.2b, 17.2.2 whoever leaves a melee takes along the leaders who go; who stays alone may have to run for it', () => {
  const leave = (dice: readonly number[], ...words: readonly string[]) => {
    const g = given().units({ 'raj13-a': '1211 NW', 'raj13-co': '1211', 'raj13-2ic': '1211', 'fk6-1': '1111 SE' })
    g.phase('britishMelee')
      .dice(6, 6, 6, 6)
      .play('charge 1211', 'storm 1111', 'withdraw raj13-a', ...words)
    for (let i = 0; i < 6 && /refuge|face/.test(g.asked); i++) {
      // §19.7: nothing of it is left when it is over
      if (g.asked.endsWith('face')) expect([g.dice(...dice).t.refuges.first, g.t.melee.at]).toEqual([-1, hex('1111')])
      g.play(g.legal[0] as string)
    }
    const [company, ...leaders] = ['raj13-a', 'raj13-co', 'raj13-2ic'].map((name) => g.of(name).slice(0, 4))
    return [company !== '1211', ...leaders.map((at) => (at === company ? 'with him' : at))]
  }
  expect(leave([], 'along raj13-co', 'along raj13-2ic')).toEqual([true, 'with him', 'with him'])
  // He does not get away
  expect(leave([6], 'along raj13-2ic', 'stay')).toEqual([true, 'gone', 'with him'])
})
