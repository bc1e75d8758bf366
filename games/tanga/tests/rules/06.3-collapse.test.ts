import {
  equal,
  type Hex,
  imagine,
  legal,
  Moves,
  nameHex,
  type Side,
  searchDice,
  toDecide,
  view,
  writeAction,
} from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { grid, hex } from '../../board.ts'
import { tanga } from '../../index.ts'
import { type Table, UNKNOWN } from '../../layout.ts'
import { BRITISH, FORMATION_IDS, type Formation, GERMAN, unit } from '../../roster.ts'
import { turnOf } from '../../rules/04-clock.ts'
import { COLLAPSED, lossesOf, RECOVERED, REMOVED } from '../../rules/06.3-standing.ts'
import { britishFire, germanFire } from '../firing.ts'
import { given, type Position } from '../given.ts'

const formation = (name: string) => FORMATION_IDS.indexOf(name) as Formation
const count = (g: Position, name: string) => lossesOf(g.t, formation(name))
const standing = (g: Position, name: string) => g.t.formations.standing[formation(name)]

const GUNS = { 'fk1-1': '1211 SE', 'fk1-2': '1211', 'fk1-mg1': '1211', merensky: '1211' }
/** The 63rd PLI breaks at 5: C, D and E are disorganized, the MG too; A stands at the front, alone. */
const brittle = (more: Readonly<Record<string, string>> = {}) =>
  given().units({
    ...GUNS,
    ...{ 'pli63-a': '1311 NW', 'pli63-c': '1511 NW disorganized', 'pli63-d': '1513 NW disorganized' },
    ...{ 'pli63-e': '2507 NW disorganized', 'pli63-f': '2306 N disorganized', 'stev-1': '2506' },
    ...more,
  })
function listed(t: Table): readonly string[] {
  const moves = new Moves()
  return Array.from({ length: legal(tanga, t, moves) }, (_, i) => writeAction(tanga.actions, moves.at(i)))
}
/** The volley; the first check fails and A flips; its own die says 1. */
const FLIPS = [1, 1, 6, 5, 1] as const

describe('6.3.3 the count', () => {
  test('6.3.1a, 6.3.1b, 6.3.1c, 6.3.3a, 6.3.3b, 6.3.3c an officer 1, a disorganized unit 1, a destroyed one 2 and not 3', () => {
    const g = given().units({
      ...{ 'lnl2-a': '1311 NW disorganized', 'lnl2-b': '1511 disorganized', 'lnl2-c': '1512 disorganized' },
      ...{ 'lnl2-d': 'gone lost', 'lnl2-co': 'gone lost', 'lnl2-e': '1513' },
    })
    expect(count(g, 'lnl2')).toBe(6)
    g.units({ 'lnl2-e': 'gone lost' })
    expect(count(g, 'lnl2')).toBe(8)
    g.units({ 'lnl2-d': 'gone lost disorganized' })
    expect(count(g, 'lnl2')).toBe(8)
  })
  test('6.3.3a staff cost nobody but for those who have a formation of their own (17.1.2)', () => {
    const g = given().units({ wapshare: 'gone lost', prince: 'gone lost', lettow: 'gone lost', lessel: 'gone lost' })
    expect(FORMATION_IDS.filter((name) => count(g, name) > 0)).toEqual(['lessel-abt', 'kommando'])
  })
  test('6.3.3 units aboard or still to come do not count (ruling T152)', () => {
    const g = given().units({ 'lnl2-a': 'aboard disorganized', 'fk9-1': 'to-come disorganized' })
    expect(count(g, 'lnl2')).toBe(0)
    expect(count(g, 'fk9')).toBe(0)
  })
  test('6.3 half of 1 FK breaks at 5 where the other half does not come (ruling T108)', () => {
    const lay = (scenario: 'two-to-tanga' | 'campaign') =>
      given(scenario).units({
        ...{ 'lnl2-a': '0410 SW', 'lnl2-b': '0410', 'lnl2-co': '0410', 'fk1-1': '0311 NE', 'fk1-2': 'gone lost' },
        ...{
          'fk1-mg1': '0909 disorganized',
          merensky: 'gone lost',
          ...(scenario === 'campaign' ? { 'fk1-3': 'to-come' } : {}),
        },
      })
    // The Zug flips: 1 + 2 + 1 + 1
    expect(britishFire(lay('two-to-tanga'), '0410', '0311', 1, 1, 6, 5, 1).told).toContain('collapsed')
    expect(britishFire(lay('campaign'), '0410', '0311', 1, 1, 6, 5, 1).told).not.toContain('collapsed')
  })
})

describe('6.3.4 a formation breaks', () => {
  test('6.3.4, 6.3.5 when a combat brings it to its breakpoint: all flip and run', () => {
    const g = germanFire(brittle({ 'pli63-b': '1711 NW' }), '1211', '1311', ...FLIPS)
    expect(g.told).toContain('collapsed')
    expect(g.of('pli63-b')).toContain('disorganized')
    expect(g.asked).toBe('british rout')
  })
  test('6.3.5 not while it is not fired on: losses outside combat count and trigger nothing (ruling T107)', () => {
    const lay = () => brittle({ 'pli63-b': '1411 NW disorganized', 'lnl2-a': '1311 NW', 'pli63-a': '1711 NW' })
    const g = germanFire(lay(), '1211', '1311', ...FLIPS)
    expect(count(g, 'pli63')).toBeGreaterThanOrEqual(5)
    expect(g.told).not.toContain('collapsed')
  })
  test('6.3.5 what was lost before a combat is counted anew each time, for the first formation of all too', () => {
    const lost = ['c', 'd', 'e', 'f', 'g'].map((company) => [`lnl2-${company}`, 'gone lost'] as const)
    const g = given().units({
      ...GUNS,
      ...{ 'lnl2-b': '1311 NW', 'lnl2-a': '1711 NW', 'lnl2-co': 'gone lost', ...Object.fromEntries(lost) },
    })
    // The first volley misses: eleven points are noted, and once more with the next, which costs the twelfth
    germanFire(g, '1211', '1311', 5, 5)
    expect([count(g, 'lnl2'), g.told.includes('collapsed')]).toEqual([11, false])
    germanFire(g, '1211', '1311', ...FLIPS)
    expect(g.told).toContain('collapsed')
    // And its very first company breaks with it
    expect(g.of('lnl2-a')).toContain('disorganized')
  })
  test('6.3.4a, 6.3.4b, 6.3.4c towards a beach with stevedores, until within three hexes; who is there stays', () => {
    const g = germanFire(brittle(), '1211', '1311', ...FLIPS)
    while (g.asked === 'british rout' || g.asked === 'british face' || g.asked === 'british by')
      g.play(g.legal[0] as string)
    for (const name of ['pli63-a', 'pli63-c', 'pli63-d']) {
      const [at = ''] = g.of(name).split(' ')
      expect([
        '2206',
        '2205',
        '2207',
        '2305',
        '2306',
        '2307',
        '2308',
        '2406',
        '2405',
        '2407',
        '2408',
        '2204',
        '2209',
        '2208',
        '2309',
        '2409',
        '2310',
      ]).toContain(at)
      expect(g.of(name)).toContain('disorganized retreated')
    }
    // §13.3b: only a rout that was walked leaves a mark (ruling T100)
    expect(g.of('pli63-e')).toBe('2507 disorganized')
    expect(g.of('pli63-f')).toBe('2306 disorganized')
  })
  test('6.3.4c broken units do not move, fire or attack; 6.3.4j until it has recovered and acts', () => {
    const g = given().units({ 'pli63-a': '1311 NW', 'fk1-1': '1211 SE' })
    expect(g.phase('britishFire').asked).toBe('british fire')
    expect(g.breaks('pli63').phase('britishFire').asked).not.toBe('british fire')
    expect(g.phase('britishMovement').whyName('march 1311')).not.toBe('')
    expect(g.breaks('pli63', RECOVERED, g.t.tracks.turn + 1).phase('britishFire').asked).not.toBe('british fire')
    // From that turn on it marches, too, and can be asked to
    expect(g.phase('britishMovement').legal).not.toContain('march 1311')
    expect(g.breaks('pli63', RECOVERED, g.t.tracks.turn).phase('britishMovement').legal).toContain('march 1311')
    expect(g.breaks('pli63', RECOVERED, g.t.tracks.turn).phase('britishFire').asked).toBe('british fire')
  })
  test('6.3.4a, 15.4 Germans run off the west edge, those already driven off flip too', () => {
    const g = given().units({
      ...{
        'lnl2-a': '0610 SW',
        'lnl2-b': '0610',
        'lnl2-co': '0610',
        'schk6-1': '0511 NE disorganized',
        'schk6-2': '0509 NE',
      },
    })
    // 6 SchK breaks at 3: the first is lost, and the second flips too
    g.units({ 'schk6-1': '0511 NE disorganized' })
    britishFire(g, '0610', '0511', 1, 1, 6, 5)
    expect(g.told).not.toContain('collapsed')
    expect(standing(g, 'schk6')).toBe(0)
    const again = given().units({
      ...{ 'lnl2-a': '0610 SW', 'lnl2-b': '0610', 'lnl2-co': '0610', 'schk6-1': '0511 NE', 'schk6-2': 'gone lost' },
    })
    britishFire(again, '0610', '0511', 1, 1, 6, 5, 1)
    expect(again.told).toContain('collapsed')
    expect(again.of('schk6-1')).toBe('west disorganized retreated')
  })
  test('6.3.4d nobody ends over-stacked: on a full beach they go to the nearest room (ruling T98)', () => {
    const g = germanFire(
      brittle({ 'pli63-b': '1711 NW', 'pli63-g': '1811 NW', 'pli63-h': '1911 NW' }),
      '1211',
      '1311',
      ...FLIPS,
    )
    for (let i = 0; i < 60 && /rout|face|by/.test(g.asked); i++) g.play(g.legal[0] as string)
    const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => g.of(`pli63-${letter}`).slice(0, 4))
    // Without an officer each has a hex of its own
    expect(new Set(places).size).toBe(8)
  })
  test('6.3.4, 15.4 those driven off the map flip too; those who have not come yet do not (ruling T152)', () => {
    const lay = (exit: number) =>
      given()
        .units({
          ...{ 'lnl2-a': '0610 SW', 'lnl2-b': '0610', 'lnl2-co': '0610', 'fk16-1': '0511 NE', 'fk16-2': 'west' },
          ...{ 'fk16-3': 'gone lost', baumstark: 'gone lost', 'fk16-mg1': '0114 NE disorganized' },
        })
        .arrange((t) => {
          t.units.exit[unit('fk16-2')] = exit
        })
    const driven = britishFire(lay(3), '0610', '0511', 1, 1, 6, 5, 1)
    expect(driven.told).toContain('collapsed')
    expect(driven.of('fk16-2')).toBe('west disorganized')
    expect(britishFire(lay(0), '0610', '0511', 1, 1, 6, 5, 1).of('fk16-2')).toBe('west')
  })
  test('6.3.4a an officer who is not with his own runs the same way alone (ruling T141)', () => {
    const g = germanFire(brittle({ 'pli63-2ic': '1811' }), '1211', '1311', ...FLIPS)
    g.play('retreat pli63-2ic')
    expect(g.of('pli63-2ic').slice(0, 2)).toMatch(/2[2-4]/)
  })
  test('6.3.4i, 13.3a who let a retreat pass checks again when the rout comes (ruling T111)', () => {
    const others = ['c', 'd', 'e', 'f', 'g', 'h'].map((letter, i) => [`raj13-${letter}`, `240${i + 3} N disorganized`])
    const g = given().units({
      ...GUNS,
      ...{ 'raj13-a': '1311 NW', 'raj13-b': '1311', 'raj13-co': '1311', 'kgo61-a': '1412 NW', 'stev-1': '2506' },
      ...Object.fromEntries(others),
    })
    germanFire(g, '1211', '1311', 1, 1, 1, 2, 6, 5, 1, 6)
    g.dice(1).play('stay', 'face N')
    expect(g.told).toContain('passedSteadily')
    expect(g.asked).toBe('british rout')
    g.play('retreat raj13-a')
    while (g.asked !== 'british rout') g.play(g.legal[0] as string)
    // The others are near the beach and stay; the last of them sets off the checks of those who were passed
    for (const letter of ['b', 'c', 'd', 'e', 'f']) {
      g.play(`retreat raj13-${letter}`)
      while (!/rout/.test(g.asked)) g.play(g.legal[0] as string)
    }
    // As one who was passed, and as a neighbour of the company that had retreated beside it
    g.dice(1, 1).play('retreat raj13-g')
    expect(g.told).toContain('routPassed')
  })
  test('6.3.4a officers rout with their formation (ruling T141)', () => {
    const g = germanFire(brittle({ 'pli63-co': '1311' }), '1211', '1311', 1, 1, 1, 2, 6, 5, 1)
    expect(g.told).toContain('collapsed')
    g.play('retreat pli63-a')
    // He had no choice: his only unit left
    expect(g.asked).not.toBe('british along')
    expect(g.of('pli63-co').slice(0, 4)).toBe(g.of('pli63-a').slice(0, 4))
  })
})

describe('6.3.4e neighbours, 6.3.4i those who are run through', () => {
  /** Only A is there, and breaks the battalion by itself; X is good, Y is disorganized, beside it. */
  const example = () =>
    given().units({
      ...GUNS,
      ...{ 'pli63-a': '1311 NW', 'pli63-b': 'gone lost', 'pli63-c': 'gone lost', 'stev-1': '2506' },
      ...{ 'raj13-a': '1410 NW', 'raj13-b': '1310 NW disorganized', 'raj13-c': '2507' },
    })
  test('6.3.4e, 6.3.4f, 6.3.4g the example of battalion X: a good neighbour that fails flips in place, a disorganized one is lost', () => {
    const g = germanFire(example(), '1211', '1311', ...FLIPS)
    expect(g.asked).toBe('british face')
    expect(g.of('raj13-a')).toBe('1410')
    g.dice(5, 5).play('face N')
    expect(g.of('raj13-a')).toBe('1410 disorganized')
    expect(g.of('raj13-b')).toBe('gone lost')
    expect(g.of('raj13-c')).toBe('2507')
  })
  test('6.3.4e neighbours that pass stand; the die is not modified by leader or sect', () => {
    const g = germanFire(example().units({ 'raj13-co': '1410' }), '1211', '1311', ...FLIPS)
      .dice(3, 2)
      .play('face N')
    expect(g.of('raj13-a')).toBe('1410')
    expect(g.of('raj13-b')).toBe('1310 disorganized')
    const fails = germanFire(example().units({ 'raj13-co': '1410' }), '1211', '1311', ...FLIPS)
      .dice(4, 2)
      .play('face N')
    expect(fails.of('raj13-a')).toBe('1410 disorganized')
  })
  test('6.3.4e the very first company checks beside them as all others do, and is swept along like them (6.3.4i)', () => {
    const lay = () => example().units({ 'lnl2-a': '1410 NW', 'raj13-a': '2306', 'raj13-b': '2307' })
    const g = germanFire(lay(), '1211', '1311', ...FLIPS)
    g.dice(6).play('face N')
    expect(g.of('lnl2-a')).toBe('1410 disorganized')
    const way = g.events.flatMap(({ kind, facts }) => (kind === 'retreated' ? [nameHex(grid, facts['to'] as Hex)] : []))
    // In the way of the rout, and not beside where it began
    const through = lay().units({ 'lnl2-a': `${way[1]} NW` })
    germanFire(through, '1211', '1311', ...FLIPS)
    through.dice(6).play('face N')
    expect(through.of('lnl2-a')).toContain('disorganized retreated swept')
  })
  test('6.3.4e, 6.3.4k who stands beside the very first company checks too, and until when it must recover is noted', () => {
    const lost = ['b', 'c', 'd', 'e', 'f', 'co'].map((name) => [`lnl2-${name}`, 'gone lost'] as const)
    const g = given().units({
      ...GUNS,
      ...{ 'lnl2-a': '1311 NW', 'raj13-a': '1410 NW', 'stev-1': '2506', ...Object.fromEntries(lost) },
    })
    germanFire(g, '1211', '1311', ...FLIPS)
    expect([g.asked, standing(g, 'lnl2')]).toEqual(['british face', COLLAPSED])
    // 0600 on the 4th
    expect(g.t.formations.actsFrom[formation('lnl2')]).toBe(turnOf(g.t, 4, 6))
    expect(g.dice(5).play('face N').of('raj13-a')).toBe('1410 disorganized')
    // §19.7: when it is over nobody is seen for its sake any more
    expect(g.t.shown.first).toBe(-1)
  })
  test('6.3.4h what neighbours lose may break their formation too', () => {
    const g = germanFire(
      example().units({ 'fsm-a': '1410 NW', 'fsm-b': 'gone lost', 'raj13-a': '2306', 'raj13-b': '2307' }),
      '1211',
      '1311',
      ...FLIPS,
    )
    g.dice(6).play('face N')
    expect(g.told.filter((kind) => kind === 'collapsed')).toHaveLength(2)
    expect(standing(g, 'fsm')).toBe(1)
  })
  test('6.3.4, 19.7 where several break their owner says which first, and whoever goes is seen to go (rulings T156, T173)', () => {
    const lost = { 'raj13-b': 'gone lost', 'raj13-c': 'gone lost', 'raj13-d': 'gone lost', 'raj13-e': 'gone lost' }
    const g = germanFire(
      example().units({ 'fsm-a': '1410 NW', 'fsm-b': 'gone lost', 'raj13-a': '1310 NW', 'raj13-f': '2307', ...lost }),
      '1211',
      '1311',
      ...FLIPS,
    )
    g.t.formations.standing[formation('fsm')] = RECOVERED
    g.dice(6, 6).play('face N')
    expect(g.asked).toBe('british break')
    expect(g.legal).toEqual(['break raj13', 'break fsm'])
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((company) => [`lnl2-${company}`, 'gone lost'] as const)
    expect(g.units(Object.fromEntries(six)).legal).toEqual(['break lnl2', 'break raj13', 'break fsm'])
    // The first of all battalions and one other are two as well
    g.units({ 'raj13-b': '2308', 'raj13-c': '2309', 'raj13-d': '2310' })
    expect([g.asked, ...g.legal]).toEqual(['british break', 'break lnl2', 'break fsm'])
    // Nor does it matter whose phase it is
    const inPhaseOf = (phasing: Side) =>
      g.arrange((t) => {
        t.tracks.phasing = phasing
      })
    expect([inPhaseOf(BRITISH).asked, ...inPhaseOf(GERMAN).legal]).toEqual(['british break', 'break lnl2', 'break fsm'])
    const before = g.t.core.reveals
    g.play('break fsm')
    expect(standing(g, 'fsm')).toBe(REMOVED)
    expect(g.story.filter((each) => each.startsWith('collapsed'))[0]).toMatch(/^collapsed fsm /)
    expect(g.t.core.reveals).toBeGreaterThan(before)
  })
  test('6.3.4, 19.7 nor does the other side take that question for its own, where several of its formations break too (T156)', () => {
    const lost = { 'raj13-b': 'gone lost', 'raj13-c': 'gone lost', 'raj13-d': 'gone lost', 'raj13-e': 'gone lost' }
    const g = germanFire(
      example().units({ 'fsm-a': '1410 NW', 'fsm-b': 'gone lost', 'raj13-a': '1310 NW', 'raj13-f': '2307', ...lost }),
      '1211',
      '1311',
      ...FLIPS,
    )
    g.t.formations.standing[formation('fsm')] = RECOVERED
    g.dice(6, 6).play('face N')
    g.units({ 'schk4-1': 'gone lost', 'aura-freiw': 'gone lost', 'aura-pol': 'gone lost' }).arrange((t) => {
      t.tracks.phasing = BRITISH
    })
    expect([g.asked, g.legal]).toEqual(['british break', ['break raj13', 'break fsm']])
    for (const key of [1, 2, 3]) {
      const imagined = imagine(tanga, g.t, GERMAN, searchDice(key))
      expect([toDecide(tanga, imagined), ...listed(imagined)]).toEqual([BRITISH, 'break raj13', 'break fsm'])
      expect(equal(view(tanga, imagined, GERMAN), view(tanga, g.t, GERMAN))).toBe(true)
    }
    // Whoever chooses himself does not learn by that who of the other side breaks after him
    g.arrange((t) => {
      t.tracks.phasing = GERMAN
    })
    expect([g.asked, g.legal]).toEqual(['german break', ['break schk4', 'break aura']])
    expect(view(tanga, g.t, GERMAN).formations.before[formation('fsm')]).toBe(UNKNOWN)
  })
  test('6.3.4i who is run through checks; who fails flips and is swept along, and is bound until it rallies', () => {
    const g = germanFire(example().units({ 'raj13-a': '1512 NW', 'raj13-b': '2307' }), '1211', '1311', ...FLIPS)
    expect(g.asked).toBe('british face')
    g.dice(4).play('face N')
    expect(g.told).toContain('sweptAlong')
    expect(g.of('raj13-a')).toContain('disorganized')
    expect(g.of('raj13-a')).toContain('swept')
    expect(g.of('raj13-a').slice(0, 4)).not.toBe('1512')
  })
  test('6.3.4i his morale itself passes: he stays, and is seen', () => {
    const g = germanFire(example().units({ 'raj13-a': '1512 NW', 'raj13-b': '2307' }), '1211', '1311', ...FLIPS)
    g.dice(3).play('face N')
    expect(g.told).toContain('routPassed')
    expect(g.of('raj13-a')).toBe('1512')
  })
  test('6.3.4i one that was disorganized before is lost (ruling T24)', () => {
    const g = germanFire(
      example().units({ 'raj13-a': '1512 NW disorganized', 'raj13-b': '2307' }),
      '1211',
      '1311',
      ...FLIPS,
    )
    g.dice(4).play('face N')
    expect(g.of('raj13-a')).toBe('gone lost')
  })
})

describe('6.3.4l the second collapse', () => {
  test('6.3.4l a formation that breaks again leaves the game, wherever it is, without any rout', () => {
    const g = brittle({ 'pli63-h': 'aboard', 'pli63-co': '1511' }).breaks('pli63', RECOVERED)
    germanFire(g, '1211', '1311', ...FLIPS)
    expect(g.told).toContain('removed')
    expect(standing(g, 'pli63')).toBe(REMOVED)
    for (const name of ['pli63-a', 'pli63-c', 'pli63-h', 'pli63-co']) expect(g.of(name)).toBe('gone')
    expect(g.asked).not.toBe('british rout')
  })
  test('6.3.4l, 18.1 and what it has begun to dig is forgotten', () => {
    const g = brittle().breaks('pli63', RECOVERED).works({ '1511': 'digging' })
    g.arrange((t) => {
      t.tracks.britishTrenches = 2
    })
    germanFire(g, '1211', '1311', ...FLIPS)
    expect([g.told.includes('removed'), g.t.tracks.britishTrenches, g.t.places.works[hex('1511')]]).toEqual([
      true,
      1,
      0,
    ])
  })
  test('6.3.4l while it is broken nothing more is triggered (ruling T113)', () => {
    const g = germanFire(brittle().breaks('pli63'), '1211', '1311', ...FLIPS)
    expect(g.told).not.toContain('collapsed')
  })
})

describe('9.6, 6.3.5 after a melee', () => {
  test('9.6, 6.3.5 the defenders part if they have lost their leader, and nobody else', () => {
    const g = given().units({
      ...{ 'raj13-a': '0310 N disorganized', 'fk6-1': '0309 S', 'fk6-2': '0309', poppe: '0309' },
      // Together for the moment, elsewhere
      ...{ 'raj13-c': '2506 N', 'raj13-d': '2506' },
    })
    // Both are hit; Poppe falls; Zug 1 stands, the company is lost
    g.phase('britishMelee').dice(1, 1, 1, 1, 1, 1, 1, 6).play('charge 0310', 'storm 0309')
    expect([g.asked, ...g.legal]).toEqual(['german keep', 'keep fk6-1', 'keep fk6-2'])
  })
  test('9.6, 6.3.5 so do the attackers', () => {
    const g = given().units({
      ...{ 'raj13-a': '0310 N', 'raj13-b': '0310', 'raj13-co': '0310', 'fk6-1': '0309 S disorganized' },
    })
    g.phase('britishMelee').dice(1, 1, 1, 1, 1, 1, 6, 1).play('charge 0310', 'storm 0309')
    expect([g.asked, ...g.legal]).toEqual(['british keep', 'keep raj13-a', 'keep raj13-b'])
  })
})
