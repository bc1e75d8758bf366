import { describe, expect, test } from 'vitest'
import { BONUS, unit } from '../../roster.ts'
import { given, type Position } from '../given.ts'

/** A German melee from 0310 into 0309 that is won in its first round: the defender is disorganized already. */
function won(units: Readonly<Record<string, string>>, arrange: (g: Position) => void = () => {}): Position {
  const g = given().units({ 'fk6-1': '0310 N', 'raj13-a': '0309 S disorganized', ...units })
  // Whatever comes next waits for the British ships
  g.arrange((t) => {
    t.naval.britishShots = 1
  })
  arrange(g)
  return g.phase('germanMelee').dice(1, 1, 6, 6, 6)
}
const STORM = ['charge 0310', 'storm 0309'] as const

describe('14.1 advance after melee', () => {
  test('14.1 a die says how many hexes; the first is the one that was taken', () => {
    const g = won({ 'kgo61-a': '0303 N' })
      .dice(2)
      .play(...STORM)
    expect(g.asked).toBe('german advance')
    expect(new Set(g.legal.map((a) => a.split(' ')[2]))).toEqual(new Set(['0309']))
    expect(g.legal).toHaveLength(6)
    // It may come later: first comes the hex that was attacked
    expect(g.whyName('advance to 0410 facing N')).toBe('takenHexFirst')
    g.play('advance to 0309 facing N')
    expect(g.of('fk6-1')).toBe('0309')
  })

  test('14.1 then nearer to the nearest enemy counter, counted anew with each step', () => {
    const g = won({ 'kgo61-a': '0614 N', 'lnl2-b': '1111 N' })
      .dice(3)
      .play(...STORM, 'advance to 0309 facing S')
    // 0614 is 6 hexes off: only those hexes are offered that are 5 off
    const steps = new Set(g.legal.map((a) => a.split(' ')[2]))
    expect(steps).toEqual(new Set(['0310', '0409']))
    expect(g.why('advance to 0308 facing S')).toBe('14.1')
    g.play('advance to 0409 facing S')
    expect(new Set(g.legal.map((a) => a.split(' ')[2]))).toEqual(new Set(['0410', '0510']))
    g.play('advance to 0410 facing S')
    expect(g.asked).not.toBe('german advance')
  })

  test('14.1, 8.3 where all sides are frontal nobody says which way the advance faces', () => {
    const g = given().units({ 'fk6-1': '0511 SE', 'lnl2-a': '0611 S disorganized', 'kgo61-a': '0303 N' })
    g.phase('germanMelee').dice(1, 1, 6, 6, 6).dice(2).play('charge 0511', 'storm 0611')
    expect(g.legal).toEqual(['advance to 0611 facing N'])
    expect(g.why('advance to 0611 facing NE')).toBe('8.1')
  })

  test('14.1 it halts next to an enemy', () => {
    const g = won({ 'kgo61-a': '0610 N ooa' })
      .dice(6)
      .play(...STORM, 'advance to 0309 facing N')
    g.play('advance to 0409 facing N')
    expect(g.legal).toContain('advance to 0510 facing N')
    g.play('advance to 0510 facing N')
    expect(g.asked).toBe('british guns')
    expect(g.of('fk6-1')).toBe('0510')
  })

  test('14.1, 17.1 a British officer leads on his own battalion, whichever company of it has won', () => {
    for (const company of ['lnl2-a', 'lnl2-b', 'lnl2-d']) {
      const g = given().units({
        [company]: '0310 N',
        'lnl2-co': '0310',
        'fk6-1': '0309 S disorganized',
        'fk6-2': '0303 N',
      })
      g.phase('britishMelee').dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309')
      expect(g.asked).toBe('british lead')
    }
  })

  test('14.1 a leader’s bonus is added if that is said before the roll; it need not be', () => {
    const g = won({ poppe: '0310', lettow: '0310', 'kgo61-a': '0614 N' })
    g.play(...STORM)
    expect(g.asked).toBe('german lead')
    expect(g.legal).toEqual(['lead lettow', 'lead poppe', 'unled'])
    expect(g.why('lead fk6-1')).toBe('14.1')
    g.dice(1).play('lead lettow')
    expect(g.events.findLast((e) => e.kind === 'advanceWon')?.facts).toMatchObject({ hexes: 4 })
  })

  test('14.1 all surviving attackers go together, with the leaders of their hex (ruling T141)', () => {
    const g = won({ 'fk6-2': '0310', poppe: '0310', 'kgo61-a': '0614 N' }).play(...STORM)
    g.dice(1).play('unled', 'advance to 0309 facing S')
    expect([g.of('fk6-1'), g.of('fk6-2'), g.of('poppe')]).toEqual(['0309', '0309', '0309'])
    expect(g.facing('0309')).toBe('S')
  })

  test('14.1, 10.25 they keep their order: who lay on top does so where they come to (ruling T49)', () => {
    const g = given().units({ 'fk6-3': '0310 N', 'fk6-1': '0310', poppe: '0310', 'lnl2-a': '0309 S disorganized' })
    g.units({ 'kgo61-a': '0614 N' }).phase('germanMelee')
    g.dice(1, 1, 6, 6, 6).play(...STORM)
    g.dice(1).play('unled', 'advance to 0309 facing S')
    expect(['fk6-3', 'fk6-1'].map((u) => g.t.units.rank[unit(u)])).toEqual([0, 1])
  })

  test('14.1 marked units, which stayed out of the attack, stay behind', () => {
    const g = won({ 'fk6-2': '0310 retreated', poppe: '0310', 'kgo61-a': '0614 N' }).play(...STORM)
    g.dice(1).play('unled', 'advance to 0309 facing S')
    expect([g.of('fk6-1'), g.of('fk6-2')]).toEqual(['0309', '0310 retreated'])
  })

  test('14.1 ruling T103: a lone stevedore beside an advance that goes on is eliminated, and does not halt it', () => {
    const g = won({ 'stev-1': '0409', 'kgo61-a': '0614 N ooa' })
      .dice(2)
      .play(...STORM, 'advance to 0309 facing N')
    expect(g.of('stev-1')).toBe('gone lost')
    expect(g.asked).toBe('german advance')
  })

  test('14.1 ruling T103: but not beside one that is finished', () => {
    const g = won({ 'stev-1': '0409', 'kgo61-a': '0614 N ooa' })
      .dice(1)
      .play(...STORM, 'advance to 0309 facing N')
    expect(g.of('stev-1')).toBe('0409')
  })

  test('17.2.3 ruling T161: a lone leader is eliminated, and halts the advance', () => {
    const g = won({ 'kgo61-co': '0409', 'kgo61-a': '0614 N ooa' })
      .dice(6)
      .play(...STORM, 'advance to 0309 facing N')
    expect(g.of('kgo61-co')).toBe('gone lost')
    expect(g.asked).not.toBe('german advance')
  })

  test('2.6.3 leaders who were left in the hex are overrun', () => {
    const h = given().units({
      'fk6-1': '0310 N',
      'lnl2-a': '0309 S disorganized',
      'lnl2-co': '0309',
      'kgo61-a': '0614 N',
    })
    h.phase('germanMelee')
      .dice(1, 1, 6, 6, 3, 3, 6, 1)
      .play(...STORM)
    expect(h.of('lnl2-co')).toBe('0309 forsaken')
    h.play('advance to 0309 facing N')
    expect(h.of('lnl2-co')).toBe('gone lost')
    expect(h.told).toContain('overrun')
  })

  test('20.5 at night the British advance one hex: no die', () => {
    const g = given()
      .at(3, 20)
      .units({ 'lnl2-a': '0310 N', wapshare: '0310', 'fk6-1': '0309 S disorganized', 'fk1-1': '0303 S ooa' })
    g.phase('britishMelee')
      .dice(1, 1, 6, 6, 6)
      .play(...STORM)
    expect(g.asked).toBe('british advance')
    g.play('advance to 0309 facing N')
    expect(g.asked).not.toBe('british advance')
  })

  test('19.2.2 a British machine gun that advances has moved', () => {
    const g = given().units({
      ...{ 'lnl2-a': '0310 N', 'lnl2-mg': '0310', aitken: '0310' },
      ...{ 'fk6-1': '0309 S disorganized', 'fk1-1': '0614 S ooa' },
    })
    g.phase('britishMelee')
      .dice(1, 1, 6, 6, 6, 1)
      .play(...STORM)
    g.play('advance to 0309 facing N')
    expect(g.of('lnl2-mg')).toBe('0309 moved')
  })

  test('14.1 nobody advances where the defenders were not driven out', () => {
    const g = given().units({ 'fk6-1': '0310 N disorganized', 'lnl2-a': '0309 S' }).phase('germanMelee')
    g.dice(6, 6, 1, 1, 6).play(...STORM)
    expect(g.told).not.toContain('advanceWon')
  })

  test('14.1, 9.1 attackers of two companies may not lie together in the hex that they took: they stay, and nobody is on the move', () => {
    const g = won({ 'fk13-1': '0310', 'kgo61-a': '0303 N' }).play(...STORM)
    expect(g.told).not.toContain('advanceWon')
    expect([g.of('fk6-1'), g.of('fk13-1')]).toEqual(['0310', '0310'])
    expect([g.t.march.going, g.t.group.next(0)]).toEqual([0, -1])
  })

  test('14.1 where no hex is legal it ends', () => {
    // The vacated hex is the last land towards the enemy across the bay
    const g = given()
      .units({ 'fk6-1': '0409 N', 'lnl2-a': '0408 S disorganized', 'kgo61-a': '2105 N' })
      .phase('germanMelee')
    g.dice(1, 1, 6, 6, 6, 6).play('charge 0409', 'storm 0408')
    g.play('advance to 0408 facing N')
    expect(g.of('fk6-1')).toBe('0408')
    expect(g.asked).not.toBe('german advance')
  })
})

describe('14.1.1 fire at an advance', () => {
  test('14.1.1 able enemies may fire at each hex entered, but at one occasion in all', () => {
    const g = won({ 'kgo61-a': '0614 NW', 'inf98-a': '0413 N' })
      .dice(4)
      .play(...STORM)
    g.play('advance to 0309 facing S')
    expect(g.asked).toBe('british opportunity')
    g.dice(6, 5).play('fire 0413')
    while (g.asked === 'british opportunity') g.play('hold')
    expect(g.asked).toBe('german advance')
    g.play(g.legal.find((a) => a.includes('0310')) ?? '')
    expect(g.asked).not.toBe('british opportunity')
  })

  test('14.1.1 whoever was fired on in his Movement Phase may be once more', () => {
    const g = won({ 'inf98-a': '0413 N' }, (each) =>
      each.arrange((t) => {
        t.units.shots[unit('fk6-1')] = 1
        t.units.since[unit('fk6-1')] = 3
      }),
    )
    g.dice(4).play(...STORM, 'advance to 0309 facing S')
    expect(g.asked).toBe('british opportunity')
    g.dice(6, 5).play('fire 0413')
    g.play(g.legal.find((a) => a.includes('0310')) ?? '')
    expect(g.asked).not.toBe('british opportunity')
  })
  test('14.1.1 of none of them it counts how often he was fired on before', () => {
    const all = ['fk6-1', 'fk6-2', 'fk6-3'] as const
    const g = won({ 'fk6-2': '0310', 'fk6-3': '0310', poppe: '0310', 'kgo61-a': '0614 N ooa' }, (each) =>
      each.arrange((t) => {
        for (const name of all) {
          t.units.shots[unit(name)] = 2
          t.units.since[unit(name)] = 3
        }
      }),
    )
    g.play(...STORM)
    expect(all.map((name) => [g.t.units.shots[unit(name)], g.t.units.since[unit(name)]])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })
  test('14.1.1 who holds his fire keeps the right for the next hex', () => {
    const g = won({ 'inf98-a': '0413 N' })
      .dice(4)
      .play(...STORM, 'advance to 0309 facing S')
    expect(g.asked).toBe('british opportunity')
    g.play('hold', 'advance to 0310 facing S')
    expect(g.asked).toBe('british opportunity')
  })

  test('14.1.1 ruling T61: the cover of what it would have paid for, and no trench', () => {
    const g = given()
      .units({ 'fk6-1': '1211 NW', 'raj13-a': '1111 SE disorganized', 'raj13-b': '1010 SE' })
      .works({ '1111': 'trench' })
    g.phase('germanMelee').dice(1, 1, 6, 6, 6, 1).play('charge 1211', 'storm 1111', 'advance to 1111 facing NW')
    expect(g.asked).toBe('british opportunity')
    g.dice(6, 6).play('fire 1010')
    // The company fires with 2; the embankment gives 2
    expect(g.events.find((e) => e.kind === 'fired')?.facts).toMatchObject({ needed: 0 })
  })
})

test('14.1, 17.1 each of several leaders may lead, and whoever is halted by nobody goes on with all of them', () => {
  const g = given().units({
    ...{ 'raj13-a': '0310 N', 'raj13-co': '0310', 'raj13-2ic': '0310', wapshare: '0310' },
    ...{ 'fk6-1': '0309 S disorganized', 'fk9-1': '0305 S ooa' },
  })
  g.phase('britishMelee').dice(1, 1, 6, 6, 6).play('charge 0310', 'storm 0309')
  const leads = ['raj13-co', 'raj13-2ic', 'wapshare'].filter((name) => (BONUS[unit(name)] ?? 0) > 0)
  expect(leads.length).toBeGreaterThan(1)
  expect(g.legal.toSorted()).toEqual([...leads.map((name) => `lead ${name}`), 'unled'].toSorted())
  expect(g.t.march.going).toBe(1)
  const before = g.t.core.reveals
  g.dice(3).play('unled')
  g.play(g.legal[0] as string)
  expect(g.t.core.reveals).toBeGreaterThan(before)
  for (const name of ['raj13-a', 'raj13-co', 'raj13-2ic', 'wapshare']) expect(g.of(name).slice(0, 4)).toBe('0309')
})

test('14.1 whoever comes back to the hex that he charged from goes on from there to the nearest enemy', () => {
  const g = given().units({ 'lnl2-a': '0310 N', 'fk6-1': '0309 S disorganized', 'fk9-1': '0315 S ooa' })
  g.phase('britishMelee').dice(1, 1, 6, 6, 6, 6).play('charge 0310', 'storm 0309')
  expect(g.whyName('advance to 0311 facing S')).toBe('takenHexFirst')
  g.play('advance to 0309 facing S')
  expect(g.legal[0]).toBe('advance to 0310 facing N')
  const before = g.t.core.reveals
  g.play('advance to 0310 facing S')
  expect(g.legal[0]).toBe('advance to 0311 facing N')
  // §19.7: whom they meet is one thing that is shown, and that they go on another
  expect(g.t.core.reveals - before).toBe(2)
})
