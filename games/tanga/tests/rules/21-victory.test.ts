import { SIDES, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { FORMATION_IDS, type Formation, unit } from '../../roster.ts'
import { eliminate } from '../../rules/02-losses.ts'
import { lastTurn } from '../../rules/04-clock.ts'
import { COLLAPSED } from '../../rules/06.3-standing.ts'
import { britishBroken, governmentHexes } from '../../rules/21-conditions.ts'
import { asThingsAre } from '../../rules/21-victory.ts'
import { britishFire } from '../firing.ts'
import { given, type Position } from '../given.ts'

const [BRITISH, GERMAN, NOBODY, ON] = ['british', 'german', 'nobody', 'on']
/** Who has won: 'british', 'german', 'nobody'; 'on' while it goes on. */
const outcome = (g: Position): string | undefined =>
  g.t.core.result === 0 ? ON : ([BRITISH, GERMAN][winner(g.t)] ?? NOBODY)
const last = (g: Position): Position =>
  g.arrange((t) => {
    t.tracks.turn = lastTurn(t)
  })
const allSix = (g: Position): Position =>
  g.arrange((t) => {
    t.tracks.british = 63
  })

describe('21.1 Two to Tanga', () => {
  const scene = (units: Readonly<Record<string, string>>) =>
    given('two-to-tanga')
      .at(3, 12)
      .units({ 'raj13-b': '2010 NW', ...units })
  test('21.1a five turns, 1000 to 1400', () => {
    expect(lastTurn(given('two-to-tanga').t)).toBe(5)
  })
  test.each([
    ['1111', BRITISH],
    ['0714', BRITISH],
    ['0912', BRITISH],
    // Native Tanga lies before the line, and whoever is there has passed nothing (ruling T36).
    ['1016', ON],
    ['1117', ON],
    ['1211', ON],
  ])('21.1d a British unit in %s at the end of a German Melee Phase: %s', (at, who) => {
    expect(outcome(scene({ 'lnl2-a': `${at} NW`, 'fk6-1': '0110 SE' }).phase('germanMelee'))).toBe(who)
  })
  test('21.1d trenches dug in play do not count, nor does anybody before that phase', () => {
    expect(
      outcome(scene({ 'lnl2-a': '1211 NW', 'fk6-1': '0110 SE' }).works({ '1211': 'trench' }).phase('germanMelee')),
    ).toBe(ON)
    expect(outcome(scene({ 'lnl2-a': '1111 NW', 'fk6-1': '0110 SE' }).phase('britishMelee'))).toBe(ON)
  })
  test('21.1d otherwise the Germans win at the end', () => {
    expect(outcome(last(scene({ 'fk6-1': '0110 SE' })).phase('end'))).toBe(GERMAN)
  })
})

describe('21.2 Invasion!', () => {
  test('21.2a twenty turns', () => {
    expect(lastTurn(given('invasion').t)).toBe(20)
  })
  test('22.1.1 the British win with a combat unit in European Tanga at the end', () => {
    const scene = (at: string) => last(given('invasion').units({ 'lnl2-a': at, 'fk17-1': '0110' })).phase('end')
    expect(outcome(scene('0912'))).toBe(BRITISH)
    expect(outcome(scene('1016'))).toBe(GERMAN)
    expect(outcome(given('invasion').at(3, 10).units({ 'lnl2-a': '0912' }).phase('end'))).toBe(ON)
  })
})

describe('21.4 the Campaign', () => {
  test('21.4 sixty-eight turns', () => {
    expect(lastTurn(given().t)).toBe(68)
  })
  test('21.2.1.1, 21.2.1.1a Lettow-Vorbeck falls: British decisive victory at once', () => {
    const g = given().units({ lettow: '1010', 'fk6-1': '1010' })
    g.arrange((t) => eliminate(t, unit('lettow')))
    expect(outcome(g)).toBe(BRITISH)
  })
  describe('21.2.1.1a it is the last thing that is told', () => {
    const units = { 'raj13-a': '0310 N', 'fk6-1': '0309 S disorganized', 'fk9-1': '0110 N' }
    test('17.2.3 by fire, with another leader beside him', () => {
      const g = given().units({ ...units, lettow: '0309', prince: '0309' })
      britishFire(g, '0310', '0309', 1, 1, 1, 1)
      expect([g.told.at(-2), g.told.at(-1)]).toEqual(['leaderFell', 'wonDecisively'])
    })
    test('11.2b in a melee that hits both sides', () => {
      const g = given().units({ ...units, lettow: '0309', prince: '0309', wapshare: '0310' })
      g.phase('britishMelee').dice(1, 1, 1, 1, 1, 1).play('charge 0310', 'storm 0309')
      expect([g.told.at(-2), g.told.at(-1)]).toEqual(['leaderFell', 'wonDecisively'])
    })
    test('15.8 overrun, with another leader beside him', () => {
      const g = given().units({ 'lnl2-a': '0310 N', lettow: '0309', prince: '0309' })
      g.phase('britishMovement').play('march 0310', 'all', 'step to 0309 facing N')
      expect([g.told.at(-2), g.told.at(-1)]).toEqual(['overrun', 'wonDecisively'])
    })
    test('17.2.3 caught beside those who move, with another leader beside him', () => {
      const g = given().units({ 'lnl2-a': '0311 N', lettow: '0309', prince: '0309', poppe: '0411' })
      g.phase('britishMovement').play('march 0311', 'all', 'step to 0310 facing N')
      expect([g.told.at(-2), g.told.at(-1)]).toEqual(['caught', 'wonDecisively'])
    })
    test('2.6.3 overrun by an advance', () => {
      const g = given().units({ ...units, lettow: '0309', prince: '0309' })
      g.phase('britishMelee').dice(1, 1, 6, 6, 3, 3, 3, 3, 6, 1).play('charge 0310', 'storm 0309')
      g.play('advance to 0309 facing N')
      expect([g.told.at(-2), g.told.at(-1)]).toEqual(['overrun', 'wonDecisively'])
    })
  })
  test('21.2.1.1a what is decided stays decided, whoever falls then', () => {
    const g = given().units({ lettow: '0311', 'lnl2-a': '0410 SW' })
    const heard: string[] = []
    g.arrange((t) => {
      t.core.result = 2
      t.sink = { rolled: () => {}, told: (kind) => void heard.push(kind) }
    })
    const before = g.t.core.result
    eliminate(g.t, unit('lettow'))
    g.t.sink = undefined
    expect([g.t.core.result, heard]).toEqual([before, []])
  })
  test('21.2.1.1a not in the other scenarios', () => {
    const g = given('invasion').units({ lettow: '1010' })
    g.arrange((t) => eliminate(t, unit('lettow')))
    expect(outcome(g)).toBe(ON)
  })
  test.each([
    ['0611', BRITISH],
    ['0710', ON],
  ])('21.2.1.1b the British hold all six, a German in %s: %s', (at, who) => {
    const g = allSix(given().units({ 'lnl2-a': '0912 N', 'fk6-1': `${at} N` }))
    expect(outcome(g.phase('end'))).toBe(who)
  })
  test('21.2.1.1b not without a unit in European Tanga, nor with five', () => {
    expect(outcome(allSix(given().units({ 'lnl2-a': '1211 N', 'fk6-1': '0611 N' })).phase('end'))).toBe(ON)
    const five = given()
      .units({ 'lnl2-a': '0912 N', 'fk6-1': '0611 N' })
      .arrange((t) => {
        t.tracks.british = 31
      })
    expect(outcome(five.phase('end'))).toBe(ON)
  })
  test('22.1.1.2, 22.1.1.2a all three stevedores landed and lost: German decisive victory at once', () => {
    const g = given().units({ 'stev-1': '2506', 'stev-2': '2302', 'stev-3': '2003' })
    const lose = (name: string) => g.arrange((t) => eliminate(t, unit(name)))
    g.arrange((t) => {
      t.tracks.stevedoresLanded = 3
    })
    lose('stev-1')
    lose('stev-2')
    expect(outcome(g)).toBe(ON)
    lose('stev-3')
    expect(outcome(g)).toBe(GERMAN)
  })
  test('22.1.1.2b at the end the Germans hold the town and no British are west of column 13', () => {
    const scene = (at: string) => last(given().units({ 'lnl2-a': `${at} N`, 'fk6-1': '0912 N' })).phase('end')
    const east = scene('1310')
    expect([outcome(east), east.cites.includes('22.1.1.2b')]).toEqual([GERMAN, true])
    expect(outcome(scene('1210'))).toBe(NOBODY)
  })
  test('22.1.1.2c decisive with a Zug east of column 13, and no British before the foliage', () => {
    const scene = (zug: string, at: string) =>
      last(given().units({ 'lnl2-a': `${at} N`, 'fk6-1': '0912 N', 'fk6-2': `${zug} N` })).phase('end').cites
    expect(scene('1510', '1611')).toContain('22.1.1.2c')
    expect(scene('1310', '1611')).toContain('22.1.1.2b')
    expect(scene('1510', '1312')).toContain('22.1.1.2b')
  })
  test('22.1.1.2c, 21.2 guns and machine guns are no Zug', () => {
    const scene = (east: string) =>
      last(given().units({ 'lnl2-a': '1611 N', 'fk6-1': '0912 N', [east]: '1510 N' })).phase('end').cites
    expect(scene('fk6-2')).toContain('22.1.1.2c')
    expect(scene('fk6-mg1')).not.toContain('22.1.1.2c')
  })
  test('21.2.2 otherwise it is a draw', () => {
    const g = last(given().units({ 'lnl2-a': '1010 N', 'fk6-1': '0110 N' })).phase('end')
    expect([outcome(g), g.told.includes('drawn')]).toEqual([NOBODY, true])
  })
})

describe('21.3 The Big Push', () => {
  const scene = (units: Readonly<Record<string, string>>, broken = 0) =>
    last(
      given('big-push')
        .units({ 'fk6-1': '0110 N', ...units })
        .arrange((t) => {
          for (const id of ['raj13', 'kgo61', 'pli63'].slice(0, broken))
            t.formations.standing[FORMATION_IDS.indexOf(id) as Formation] = COLLAPSED
        }),
    ).phase('end')
  test('21.3 six turns', () => {
    expect(lastTurn(given('big-push').t)).toBe(6)
  })
  test('21.3 three government hexes: British major', () => {
    const g = scene({ 'lnl2-a': '0909 N', 'lnl2-b': '1008 N', 'lnl2-c': '1010 N' }, 3)
    expect([outcome(g), g.told.includes('wonClearly')]).toEqual([BRITISH, true])
  })
  test('21.3 a foothold in the town with at most two formations broken: British minor', () => {
    expect(scene({ 'lnl2-a': '0912 N' }, 2).told).toContain('wonNarrowly')
    expect(outcome(scene({ 'lnl2-a': '0912 N' }, 2))).toBe(BRITISH)
    expect(outcome(scene({ 'lnl2-a': '0912 N' }, 3))).toBe(GERMAN)
  })
  test('21.3 nobody west of column 14 and three formations broken: German major; else minor', () => {
    expect(scene({ 'lnl2-a': '1410 N' }, 3).told).toContain('wonClearly')
    expect(scene({ 'lnl2-a': '1310 N' }, 3).told).toContain('wonNarrowly')
    expect(scene({ 'lnl2-a': '1410 N' }, 2).told).toContain('wonNarrowly')
  })
  test('21.3 the first formation counts among the broken like all others, and each government hex once', () => {
    const broken = (...ids: readonly string[]) => ids.reduce((g, id) => g.breaks(id), given('big-push'))
    expect(britishBroken(broken('lnl2', 'gren101', 'kash2').t)).toBe(3)
    const g = given('big-push').units({ 'lnl2-a': '0909 N', 'lnl2-b': '1008 N' })
    expect(governmentHexes(g.t, SIDES[0], true)).toBe(2)
  })
})

describe('21.0 what would be won if the match ended as things are', () => {
  test('21.2.1.1a, 22.1.1.2a nothing that comes of a loss', () => {
    const g = given('big-push').units({ 'lnl2-a': '0912 N' })
    expect(asThingsAre(g.t)).toMatchObject({ side: 'british', level: 'minor' })
    expect(asThingsAre(given('big-push').units({ 'lnl2-a': '1410 N' }).t)).toMatchObject({ side: 'german' })
  })
})
