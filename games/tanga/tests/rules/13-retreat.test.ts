import type { Hex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { ENTRY, hex } from '../../board.ts'
import { FORMATION_IDS, type Formation, unit } from '../../roster.ts'
import { lossesOf } from '../../rules/06.3-standing.ts'
import { is, LEFT_BY_NIGHT } from '../../stacks.ts'
import { britishFire, germanFire } from '../firing.ts'
import { given, type Position } from '../given.ts'

/** Germans who cannot miss, beside a hex: their stack, and what the dice show so that the lower of two Britons runs. */
const GUNS = { 'fk1-1': '', 'fk1-2': '', 'fk1-mg1': '', merensky: '' }
const guns = (at: string) =>
  Object.fromEntries(Object.keys(GUNS).map((name, i) => [name, i === 0 ? at : at.slice(0, 4)]))
/** Two Rajputs with their officer: the volley, he lives, the first check fails, the top stays, the other runs. */
const LOWER_RUNS = [1, 1, 1, 2, 6, 5, 1, 6] as const

describe('13.2 the way of a retreat', () => {
  test.each([
    ['1311', '1211 SE', ['1312', '1412', '1512']],
    ['1410', '1310 NE', ['1511', '1611', '1712']],
  ] as const)('13.2 from %s towards Beach A, by the road where that is cheapest', (from, firer, way) => {
    const g = given().units({
      ...{ 'raj13-a': `${from} NW`, 'raj13-b': from, 'raj13-co': from, 'raj13-c': '2506' },
      ...guns(firer),
    })
    germanFire(g, firer.slice(0, 4), from, ...LOWER_RUNS).play('stay')
    const steps = g.events.filter((e) => e.kind === 'retreated').map(({ facts: { to } }) => to)
    expect(steps).toEqual(way.map(hex))
    expect(g.of('raj13-b')).toContain(way[2])
    // Of its run nothing is left on the table
    expect([g.t.units.wave[unit('raj13-b')], g.t.fleeing.next(0), g.t.escort.next(0)]).toEqual([0, -1, -1])
  })
  test('13.2 with nobody on any beach, to the cheapest without Germans', () => {
    const run = (germans: Readonly<Record<string, string>>) => {
      const g = given().units({ 'raj13-a': '1311 NW', 'raj13-b': '1311', 'raj13-co': '1311', ...guns('1211 SE') })
      return germanFire(g.units(germans), '1211', '1311', ...LOWER_RUNS)
        .play('stay')
        .of('raj13-b')
    }
    expect(run({})).toBe('1309 disorganized retreated')
    expect(run({ 'fk13-1': '2003' })).toBe('1512 disorganized retreated')
  })
  test('13.2, 6.3.4a a rout runs to stevedores whoever is with them, the very first company too, and past a nearer beach', () => {
    const lost = ['b', 'c'].map((company) => [`pli63-${company}`, 'gone lost'] as const)
    const run = (more: Readonly<Record<string, string>>) =>
      germanFire(
        given().units({ 'pli63-a': '1311 NW', ...Object.fromEntries(lost), ...guns('1211 SE'), ...more }),
        ...(['1211', '1311', 1, 1, 6, 5, 1] as const),
      ).story.find((line) => line.startsWith('retreated pli63-a'))
    expect(run({ 'stev-1': '2507', 'lnl2-a': '2507' })).toBe('retreated pli63-a 1311 1312')
    expect(run({ 'stev-1': '2507' })).toBe('retreated pli63-a 1311 1312')
    expect(run({ 'lnl2-a': '2507' })).toBe('retreated pli63-a 1311 1210')
  })
  test('13.2, 17.2 ruling T141: with the last unit of a broken battalion its officer runs; the staff do as they like', () => {
    const broken = (more: Readonly<Record<string, string>>, ...dice: readonly number[]) =>
      germanFire(
        given().units({
          ...{ 'pli63-a': '1311 NW', 'pli63-c': 'gone lost', 'pli63-d': 'gone lost', 'stev-1': '2507' },
          ...{ ...guns('1211 SE'), ...more, 'pli63-co': '1311', wapshare: '1311' },
        }),
        ...(['1211', '1311', 1, 1, 1, 2, 1, 2, 6, 5, ...dice] as const),
      )
    const where = (g: Position) => ['pli63-a', 'pli63-co', 'wapshare'].map((name) => g.of(name).slice(0, 4))
    const alone = broken({}, 1)
    expect([alone.asked, ...alone.legal]).toEqual(['british along', 'along wapshare', 'stay'])
    expect(where(alone.play('stay'))).toEqual(['2208', '2208', '1311'])
    expect(where(broken({}, 1).play('along wapshare'))).toEqual(['2208', '2208', '2208'])
    const two = broken({ 'pli63-b': '1311' }, 1, 1).play('retreat pli63-a')
    expect([two.asked, ...two.legal]).toEqual(['british along', 'along pli63-co', 'along wapshare', 'stay'])
    expect(where(two.play('stay'))).toEqual(['2208', '1311', '1311'])
    while (!/along|movement/.test(two.asked)) two.play(two.legal[0] as string)
    expect([two.asked, ...two.legal]).toEqual(['british along', 'along wapshare', 'stay'])
  })
  test('13.2, 13.3c ruling T98: where the beach is full it goes on to the nearest room; among several its owner picks', () => {
    const run = (more: Readonly<Record<string, string>>, officer = 'stay', dice: readonly number[] = LOWER_RUNS) =>
      germanFire(
        given().units({
          ...{ 'raj13-a': '2105 S', 'raj13-b': '2105', 'raj13-co': '2105', ...guns('2106 N') },
          ...{ 'lnl2-a': '2003 S', 'kgo61-a': '2002 S', 'inf98-a': '2103 S', 'pli63-a': '2104 S', 'fsm-a': '2004 S' },
          ...more,
        }),
        ...(['2106', '2105', ...dice] as const),
      ).play(officer)
    const g = run({})
    expect([g.of('raj13-b'), g.asked]).toEqual(['2102 disorganized retreated', 'british face'])
    expect(g.story.slice(-3)).toEqual([
      'retreated raj13-b 2105 2104',
      'retreated raj13-b 2104 2003',
      'retreated raj13-b 2003 2102',
    ])
    // Who goes along comes there, too
    const led = run({}, 'along raj13-co')
    expect([led.of('raj13-b'), led.of('raj13-co')]).toEqual(['2102 disorganized retreated', '2102'])
    // Be they two, one after the other in the list of counters
    const both = run({ 'raj13-2ic': '2105' }, 'along raj13-co', [
      ...LOWER_RUNS.slice(0, 4),
      1,
      2,
      ...LOWER_RUNS.slice(4),
    ])
    expect(both.play('along raj13-2ic').of('raj13-b')).toBe('2102 disorganized retreated')
    expect(['raj13-co', 'raj13-2ic'].map((name) => both.of(name))).toEqual(['2102', '2102'])
    // Nor is there room in 2102
    const full = run({ 'gren101-a': '2102 S' })
    expect([full.asked, full.of('raj13-b')]).toEqual(['british by', '2003 disorganized'])
    expect(full.legal.slice(0, 4)).toEqual(['by 1905', 'by 2005', 'by 2105', 'by 2201'])
    expect([full.why('by 2102'), full.why('by 1906')]).toEqual(['13.2', '13.2'])
    expect(full.play('by 2201').of('raj13-b')).toBe('2201 disorganized retreated')
  })
  test('13.2 Germans run west, along the road, three hexes', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0610 SW', 'lnl2-b': '0610', 'lnl2-co': '0610' },
      ...{ 'fk16-1': '0511 NE', 'fk16-2': '0511', baumstark: '0511' },
    })
    britishFire(g, '0610', '0511', 1, 1, 1, 2, 6, 5, 1, 6).play('stay', 'face NE')
    expect(g.of('fk16-2')).toBe('0211 disorganized retreated')
  })
  test('13.2 of two ways that are equally good the owner chooses, and no other', () => {
    const run = (by: string) => {
      const g = given().units({
        ...{ 'lnl2-a': '0408 S', 'lnl2-b': '0408', 'lnl2-co': '0408' },
        ...{ 'fk16-1': '0409 N', 'fk16-2': '0409', baumstark: '0409' },
      })
      britishFire(g, '0408', '0409', 1, 1, 1, 2, 6, 5, 1, 6).play('stay')
      expect([g.asked, ...g.legal]).toEqual(['german by', 'by 0310', 'by 0309'])
      expect([g.why('by 0410'), g.why('by 0510'), g.why('by 0509')]).toEqual(['13.2', '13.2', '13.2'])
      g.play(`by ${by}`)
      return g.events.find((e) => e.kind === 'retreated')?.facts['to']
    }
    expect([run('0310'), run('0309')]).toEqual([hex('0310'), hex('0309')])
  })
  test('15.4 who reaches the west edge before his three hexes leaves the map, and his leader with him', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0311 SW', 'lnl2-b': '0311', 'lnl2-co': '0311' },
      ...{ 'fk16-1': '0211 NE', 'fk16-2': '0211', baumstark: '0211' },
    })
    // Morale 4, its back 3, and Baumstark
    britishFire(g, '0311', '0211', 1, 1, 1, 2, 6, 5, 1, 6)
    expect(g.asked).toBe('german along')
    g.play('along baumstark')
    expect(g.of('fk16-2')).toBe('west disorganized retreated')
    expect(g.of('baumstark')).toBe('west')
    expect(g.of('fk16-1')).toBe('0211 disorganized')
  })
  test('15.4, 13.3c both leaders who go along leave it with him, though one follows the other in the list of counters', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0311 SW', 'lnl2-b': '0311', 'lnl2-co': '0311' },
      ...{ 'fk16-1': '0211 NE', 'fk16-2': '0211', poppe: '0211', baumstark: '0211' },
    })
    britishFire(g, '0311', '0211', 1, 1, 1, 2, 1, 2, 6, 5, 1, 6).play('along poppe')
    g.play('along baumstark')
    expect(['fk16-2', 'poppe', 'baumstark'].map((name) => g.of(name).split(' ')[0])).toEqual(['west', 'west', 'west'])
  })
  test('15.4, 17.2.2 a leader who stays when the last of the edge leaves the map is alone', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0211 SW', 'lnl2-b': '0211', 'lnl2-co': '0211' },
      ...{ 'fk16-1': '0112 NE disorganized', 'fk16-2': '0112', baumstark: '0112' },
    })
    britishFire(g, '0211', '0112', 1, 1, 1, 2, 6, 5, 6)
    g.play('stay')
    expect(g.story.slice(-2, -1)).toEqual(['leftTheMap fk16-2 0112'])
    expect([g.of('fk16-2'), g.of('baumstark')]).toEqual(['west disorganized retreated', '0112 forsaken'])
  })
  test('15.4, 20.3 where he left the map is noted, and that it was by night', () => {
    const left = (hour: number) => {
      const g = given()
        .at(3, hour)
        .units({
          ...{ 'lnl2-a': '0311 SW', 'lnl2-b': '0311', 'lnl2-co': '0311' },
          ...{ 'fk16-1': '0211 NE', 'fk16-2': '0211', baumstark: '0211' },
        })
      britishFire(g, '0311', '0211', 1, 1, 1, 2, 6, 5, 1, 6).play('along baumstark')
      return ['fk16-2', 'baumstark', 'fk16-1'].map((name) => {
        const at = g.events.find((e) => e.kind === 'leftTheMap' && e.facts['unit'] === unit(name))?.facts['hex']
        const exit = g.t.units.exit[unit(name)] ?? 0
        return [at === undefined ? -1 : ENTRY.indexOf(at as Hex) + 1, exit, is(g.t, unit(name), LEFT_BY_NIGHT)]
      })
    }
    const place = ENTRY.indexOf(hex('0112')) + 1
    expect(place).toBeGreaterThan(0)
    expect(left(9)).toEqual([
      [place, place, false],
      [place, place, false],
      [-1, 0, false],
    ])
    expect(left(20)).toEqual([
      [place, place, true],
      [place, place, true],
      [-1, 0, false],
    ])
  })
  test('13.2, 15.5 who has no way out is lost', () => {
    // Germans are on all three beaches
    const g = given().units({
      ...{ 'raj13-a': '1311 NW', 'raj13-b': '1311', 'raj13-co': '1311' },
      ...guns('1211 SE'),
      ...{ 'fk13-1': '2506', 'fk13-2': '2302', 'fk13-3': '2003' },
    })
    germanFire(g, '1211', '1311', ...LOWER_RUNS).play('stay')
    expect(g.told).toContain('noWayOut')
    expect(g.of('raj13-b')).toBe('gone lost')
  })
  test('15.5 whom only the sea is left is eliminated, and it counts for the breakpoint', () => {
    // Ras Kasone: the Germans hold all land around it, and are on every beach
    const g = given().units({
      ...{ 'raj13-a': '2201 S', 'raj13-b': '2201', 'raj13-co': '2201' },
      ...guns('2202 N'),
      ...{ 'fk13-1': '2102', 'fk13-2': '2302', 'fk9-1': '2506', 'fk9-2': '2003' },
    })
    const rajputs = FORMATION_IDS.indexOf('raj13') as Formation
    const before = lossesOf(g.t, rajputs)
    germanFire(g, '2202', '2201', ...LOWER_RUNS)
    if (g.legal.includes('stay')) g.play('stay')
    expect([g.of('raj13-b'), lossesOf(g.t, rajputs) > before]).toEqual(['gone lost', true])
  })
  test('13.2 who stands on his beach stays there, and has retreated', () => {
    const g = given().units({
      ...{ 'raj13-a': '2506 NW', 'raj13-b': '2506', 'raj13-co': '2506', 'stev-1': '2507' },
      ...guns('2406 NE'),
    })
    germanFire(g, '2406', '2506', ...LOWER_RUNS)
    expect(g.of('raj13-b')).toBe('2506 disorganized retreated')
  })
  test('8.1 he faces as he likes where he comes to', () => {
    const g = given().units({
      'raj13-a': '1311 NW',
      'raj13-b': '1311',
      'raj13-co': '1311',
      'raj13-c': '2506',
      ...guns('1211 SE'),
    })
    germanFire(g, '1211', '1311', ...LOWER_RUNS).play('stay')
    expect(g.asked).toBe('british face')
    expect(g.play('face SW').facing('1512')).toBe('SW')
    expect(g.told).toContain('faced')
  })
})

describe('13.3 friends in the way', () => {
  const passing = (friend: Readonly<Record<string, string>>) =>
    given().units({
      ...{ 'raj13-a': '1311 NW', 'raj13-b': '1311', 'raj13-co': '1311', 'raj13-c': '2506', ...guns('1211 SE') },
      ...friend,
    })
  test('13.3a who is passed checks with one die and a leader, and stands if it is not above', () => {
    const g = germanFire(passing({ 'kgo61-a': '1412 NW', 'kgo61-co': '1412' }), '1211', '1311', ...LOWER_RUNS)
    g.dice(4).play('stay', 'face N')
    expect(g.told).toContain('passedSteadily')
    expect(g.of('kgo61-a')).toBe('1412')
  })
  test('13.3a who fails runs three hexes too, and is not flipped', () => {
    const g = germanFire(passing({ 'kgo61-a': '1412 NW' }), '1211', '1311', ...LOWER_RUNS)
    g.dice(4).play('stay', 'face N')
    expect(g.told).toContain('carriedAway')
    expect(g.of('kgo61-a')).toMatch(/^\d{4} retreated$/)
    expect(g.told.filter((kind) => kind === 'retreated')).toHaveLength(6)
  })
  test('13.3c, 13.3b a retreat that would end over-stacked goes on, hex by hex', () => {
    const g = germanFire(passing({ 'kgo61-a': '1512 NW' }), '1211', '1311', ...LOWER_RUNS)
    g.dice(1).play('stay', 'face N')
    expect(g.of('raj13-b')).toBe('1612 disorganized retreated')
  })
  test('13.3c on a full beach it goes to the nearest hex with room (ruling T98)', () => {
    const g = given().units({
      ...{ 'raj13-a': '2406 NW', 'raj13-b': '2406', 'raj13-co': '2406', 'kgo61-a': '2506', 'kgo61-b': '2507' },
      ...guns('2306 SE'),
    })
    germanFire(g, '2306', '2406', ...LOWER_RUNS).play('stay')
    expect(g.asked).toBe('british by')
    expect(g.legal).toEqual(['by 2405', 'by 2406', 'by 2407', 'by 2505'])
    g.dice(1).play('by 2407', 'face N')
    expect(g.of('raj13-b')).toBe('2407 disorganized retreated')
    // §13.3A: it came to the beach and left it again
    expect(g.told).toContain('passedSteadily')
  })
  test('13.3a, 15.4 friends on the edge over which a run leaves the map are passed too', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0311 SW', 'lnl2-b': '0311', 'lnl2-co': '0311' },
      ...{ 'fk16-1': '0211 NE', 'fk16-2': '0211', baumstark: '0211', 'fk13-1': '0112 NE' },
    })
    britishFire(g, '0311', '0211', 1, 1, 1, 2, 6, 5, 1, 6).dice(6).play('stay')
    expect(g.of('fk16-2')).toBe('west disorganized retreated')
    expect(g.events.find((e) => e.kind === 'carriedAway')?.facts).toMatchObject({ unit: unit('fk13-1') })
  })
  test('13.3c it may end with its own where they may stack', () => {
    const g = germanFire(passing({ 'raj13-d': '1512 NW', 'raj13-2ic': '1512' }), '1211', '1311', ...LOWER_RUNS)
    g.play('stay')
    expect(g.of('raj13-b')).toBe('1512 disorganized retreated')
  })
  test('13.3d a British machine gun that must retreat is thrown away on 1 to 4, and has moved on 5 and 6', () => {
    const lay = () =>
      given().units({
        'raj13-a': '1311 NW',
        'raj13-mg': '1311',
        'raj13-co': '1311',
        'raj13-c': '2506',
        ...guns('1211 SE'),
      })
    expect(germanFire(lay(), '1211', '1311', ...LOWER_RUNS, 4).of('raj13-mg')).toBe('gone lost')
    const saved = germanFire(lay(), '1211', '1311', ...LOWER_RUNS, 5).play('stay', 'face N')
    expect(saved.of('raj13-mg')).toBe('1512 disorganized moved retreated')
  })
  test('13.3e a German machine gun retreats like all others', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0410 SW', 'lnl2-b': '0410', 'lnl2-co': '0410' },
      ...{ 'fk16-1': '0311 NE', 'fk16-mg1': '0311', baumstark: '0311' },
    })
    britishFire(g, '0410', '0311', 1, 1, 1, 2, 6, 5, 1, 6).play('stay')
    expect(g.of('fk16-mg1')).toMatch(/disorganized retreated$/)
    expect(g.of('fk16-mg1')).not.toContain('moved')
  })
  test('13.1, 13.3b nobody fires at who has retreated', () => {
    const g = given().units({ 'fk1-1': '0311 N', 'lnl2-a': '0310 S retreated' })
    expect(g.phase('germanFire').asked).not.toBe('german fire')
    expect(given().units({ 'fk1-1': '0311 N', 'lnl2-a': '0310 S' }).phase('germanFire').asked).toBe('german fire')
  })
})
