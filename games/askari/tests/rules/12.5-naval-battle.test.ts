import { toAnswer } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { askari } from '../../index.ts'
import { ENTENTE, GERMAN, NAMES, unit } from '../../roster.ts'
import { answers, battle, enter, entered, impulse, lastTold } from '../at-sea.ts'
import type { Position } from '../given.ts'

interface Shot {
  readonly unit?: number
  readonly needed?: number
}
/** The shots of a vessel or defence: the highest face that hits, for each. */
const shots = (g: Position, name: string): readonly number[] =>
  g.events
    .filter((e) => /^(struck|overshot)/.test(e.kind))
    .map((e): Shot => e.facts)
    .filter((shot) => shot.unit === unit(name))
    .map((shot) => shot.needed ?? -1)
const fights = (g: Position, name: string): boolean => g.t.engaged.has(unit(name))

describe('deployment', () => {
  test('12.5.1, 12.2.4 only vessels, transports and coastal defences take part', () => {
    const g = impulse('german', { 'Mombasa-Hrbr': '3412', '2-LNL': '3412', Pegasus: '3412' })
    battle(g, 'german', '3412', 'Königsberg', 6)
    expect(['Mombasa-Hrbr', 'Pegasus', 'Königsberg', '2-LNL'].map((n) => fights(g, n))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
  test('12.5.1 whoever takes part is named as it begins, vessels and coastal defences', () => {
    const g = impulse('german', { 'Mombasa-Hrbr': '3412', Astraea: '3412', Hyacinth: '3412' })
    battle(g, 'german', '3412', 'Königsberg Kronborg')
    const named = (kind: string) => g.events.filter((e) => e.kind === kind).map((e) => NAMES[e.facts['unit'] ?? -1])
    expect(named('defenceJoined')).toEqual(['Mombasa-Hrbr'])
    expect(named('cleared')).toEqual(['Königsberg', 'Kronborg', 'Astraea', 'Hyacinth'])
  })
  test('12.5.2a Carriers at sea are named for each side that has some, and for no other', () => {
    const afloat = (german: number, entente: number) => {
      const g = impulse('german', { Pegasus: 'ocean' }).carriers('entente', ...Array(entente).fill('ocean'))
      enter(g, 'german', 'ocean', 'Königsberg', { carriers: german }).play('seek')
      // Königsberg opens fire at once where Pegasus is all that there is.
      g.dice(...(entente === 0 ? [6] : [])).play('seek')
      return g.events.filter((e) => e.kind === 'carriersAfloat').map(({ facts }) => [facts['side'], facts['carriers']])
    }
    expect(afloat(0, 0)).toEqual([])
    expect(afloat(1, 0)).toEqual([[GERMAN, 1]])
    expect(afloat(0, 1)).toEqual([[ENTENTE, 1]])
    expect(afloat(2, 3)).toEqual([
      [GERMAN, 2],
      [ENTENTE, 3],
    ])
  })
  test('12.2.4 a coastal defence of a side without a vessel in the battle stays out of it', () => {
    const g = impulse('entente', { 'Tanga-Hrbr': '3215', Königsberg: '3215' })
    enter(g, 'entente', '3215', 'Astraea Pegasus').play('divide', 'lie-low', 'lie-low')
    expect(g.asked).toBe('german seek')
    const h = impulse('german', { 'Dar-Hrbr': '3412', Pegasus: '3412', '1-FK': '3412' })
    battle(h, 'german', '3412', 'Königsberg', 6)
    // The German one joins because Königsberg is in the battle, were it ever there.
    expect(fights(h, 'Dar-Hrbr')).toBe(true)
  })
  test('12.5.2, 12.5.2a, 12.5.2b as many rounds as the highest GV of a ship or boat; who has less waits (V26)', () => {
    const g = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus', 6)
    expect(lastTold(g, 'navalBattleBegan', 'round')).toBe(4)
    expect(g.cites.filter((c) => c === '12.5.2a')).toHaveLength(2)
    expect([shots(g, 'Königsberg'), shots(g, 'Pegasus')]).toEqual([[4], []])
    for (const _ of [3, 2, 1]) g.dice(6, 6).play('fight-on')
    expect([shots(g, 'Königsberg'), shots(g, 'Pegasus')]).toEqual([
      [4, 4, 4, 4],
      [2, 2, 2],
    ])
    expect(g.asked).toMatch(/impulse$/)
  })
  test('12.5.2b coastal defences do not count: one round for two GV 1, in which all three fire (V34)', () => {
    const g = impulse('german', { Sybil: '1202', 'Mombasa-Hrbr': '1202' })
    battle(g, 'german', '1202', 'Muansa')
    expect(lastTold(g, 'navalBattleBegan', 'round')).toBe(1)
    expect(answers(g)).toEqual(['shell Mombasa-Hrbr with Muansa', 'shell Sybil with Muansa'])
    g.dice(1, 6, 6).play('shell Mombasa-Hrbr with Muansa')
    expect([shots(g, 'Muansa'), shots(g, 'Sybil'), shots(g, 'Mombasa-Hrbr')]).toEqual([[0], [1], [3]])
    expect(g.asked).toMatch(/impulse$/)
  })
})

describe('fire', () => {
  test('4.1.6, 12.5.4 an island whose last defender is a coastal defence falls to the enemy on it when that is sunk at sea', () => {
    const g = impulse('german', { 'Zanzibar-Hrbr': ['3218', 'reduced'], Pegasus: '3218', '1-FK': '3318' })
    // The guns of the harbour are reduced: they fire, and can be fired at, from round 2 on.
    battle(g, 'german', '3218', 'Königsberg', 6)
    g.dice(6, 6).play('fight-on').play('fight-on').dice(1, 6, 6).play('shell Zanzibar-Hrbr with Königsberg')
    expect([g.at('Zanzibar-Hrbr'), g.holder('3218')]).toEqual(['gone', 'german'])
    expect(g.cites).toContain('4.1.6')
  })
  test('12.5.3, 12.5.3a who has GV for the round fires; once reduced, by the lower one from the next round on (ruling 129)', () => {
    // Round 4: Pegasus is hit, reduced to 2, and holds on.
    const g = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Pegasus', 4, 1)
    expect(g.at('Pegasus')).toBe('ocean reduced')
    g.dice(6).play('fight-on')
    expect(shots(g, 'Pegasus')).toEqual([])
    g.dice(6, 6).play('fight-on')
    expect(shots(g, 'Pegasus')).toEqual([1])
  })
  test('12.5.3b, 12.5.3d each fires once a round, at any enemy in the battle', () => {
    const g = impulse('entente', { Königsberg: 'ocean', Kronborg: 'ocean' })
    battle(g, 'entente', 'ocean', 'Astraea Hyacinth')
    expect(g.asked).toBe('entente shell')
    expect(answers(g)).toEqual([
      'hold-fire',
      'shell Kronborg with Astraea',
      'shell Kronborg with Hyacinth',
      'shell Königsberg with Astraea',
      'shell Königsberg with Hyacinth',
    ])
    expect(g.why('shell Hyacinth with Astraea')).toBe('12.5.3b')
    expect(g.why('shell Pegasus with Astraea')).toBe('12.5.3b')
    expect(g.why('shell Königsberg with Kronborg')).toBe('12.5.3a')
    expect(g.why('shell-carriers with Astraea')).toBe('12.5.4d')
    g.dice(6).play('shell Königsberg with Hyacinth')
    expect(g.why('shell Königsberg with Hyacinth')).toBe('12.5.3d')
    expect(answers(g)).toEqual(['hold-fire', 'shell Kronborg with Astraea', 'shell Königsberg with Astraea'])
  })
  test('12.5.3b, 12.5.3d of two firers that follow one another the second fires when the first has', () => {
    const g = battle(
      impulse('entente', { Königsberg: 'ocean', Kronborg: 'ocean' }),
      'entente',
      'ocean',
      'Astraea Hyacinth',
    )
    g.dice(6).play('shell Königsberg with Astraea')
    expect(answers(g)).toEqual(['hold-fire', 'shell Kronborg with Hyacinth', 'shell Königsberg with Hyacinth'])
    const escort = impulse('entente', { '2-FK': 'ocean' }).carriers('german', 'ocean')
    const both = enter(escort, 'entente', 'ocean', 'Astraea Hyacinth').play('seek').dice(1).play('lie-low')
    expect(answers(both)).toEqual([
      'shell 2-FK with Astraea',
      'shell 2-FK with Hyacinth',
      'shell-carriers with Astraea',
      'shell-carriers with Hyacinth',
    ])
  })
  test('12.5.2, 12.5.3 enemies that follow one another in the list of counters: both are in the battle, and it goes on', () => {
    const g = battle(impulse('entente', { Marie: 'ocean' }, 18), 'entente', 'ocean', 'Pegasus', 6)
    expect(['Marie', 'Pegasus'].map((name) => fights(g, name))).toEqual([true, true])
    expect([lastTold(g, 'navalBattleBegan', 'round'), shots(g, 'Pegasus'), g.asked]).toEqual([3, [3], 'entente retire'])
  })
  test('12.5.3, ruling 106: nobody must sink Königsberg: all who have not fired may hold their fire for the round', () => {
    const g = impulse('entente', { Königsberg: ['ocean', 'reduced'] }).holding()
    battle(g, 'entente', 'ocean', 'Astraea Hyacinth')
    expect([g.asked, answers(g)]).toEqual([
      'entente shell',
      ['hold-fire', 'shell Königsberg with Astraea', 'shell Königsberg with Hyacinth'],
    ])
    // Astraea fires in vain, Hyacinth holds her fire; Königsberg has guns for round 3 and less.
    g.dice(6).play('shell Königsberg with Astraea').play('hold-fire')
    expect([g.asked, shots(g, 'Hyacinth'), g.at('Königsberg')]).toEqual(['entente retire', [], 'ocean reduced'])
    // What is held in one round is asked again in the next.
    g.play('fight-on')
    expect(answers(g)).toContain('hold-fire')
    // She herself fires, for no British loss serves the British.
    g.play('hold-fire')
    expect([g.asked, g.why('hold-fire'), answers(g)]).toEqual([
      'german shell',
      '12.5.3',
      ['shell Astraea with Königsberg', 'shell Hyacinth with Königsberg'],
    ])
  })
  test('12.5.3, 12.7.1, 12.2.4a, ruling 106: fire is held for a runner who would yield a Carrier, and for a coastal defence not in reach', () => {
    const runner = (at: string) =>
      battle(impulse('entente', { Kronborg: at, '1-FK': at }).holding(), 'entente', at, 'Astraea')
    const g = runner('3224')
    expect([g.asked, answers(g)]).toEqual(['entente shell', ['hold-fire', 'shell Kronborg with Astraea']])
    // Pegasus could be sunk in round 4, before the guns of Zanzibar are in reach.
    const h = impulse('german', { 'Zanzibar-Hrbr': ['3218', 'reduced'], Pegasus: '3218' }).holding()
    expect(answers(battle(h, 'german', '3218', 'Königsberg'))).toEqual(['hold-fire', 'shell Pegasus with Königsberg'])
    // Elsewhere everybody fires.
    const k = impulse('entente', { Kingani: 'tanganyika' }).holding()
    battle(k, 'entente', 'tanganyika', 'Mimi', 6)
    expect(k.asked).toBe('entente retire')
  })
  test('12.5.3, 2.5.6, ruling 106: fire is held for Carriers that would fall to units ashore when their escort is sunk', () => {
    const convoy = (where: Parameters<Position['units']>[0]) => {
      const g = enter(impulse('german', where).holding(), 'german', '3412', '1-FK', { carriers: 2 }).play('lie-low')
      return g.dice(1).play('seek').dice(1).play('shell 1-FK with Astraea')
    }
    const g = convoy({ '2-LNL': '3412', Astraea: '3412' }).play('fight-on')
    expect([g.asked, answers(g)]).toEqual(['entente shell', ['hold-fire', 'shell-carriers with Astraea']])
    // With nobody ashore nobody would capture them: whoever may fire does.
    const h = convoy({ Astraea: '3412' }).dice(6).play('fight-on')
    expect([h.asked, lastTold(h, 'overshotCarriers', 'round')]).toEqual(['german retire', 3])
  })
  test('12.5.3c fires of a round are simultaneous: who is sunk in it has fired', () => {
    // Round 2: neither hits. Round 1: Mimi and Toutou (two hits), yet Kingani fires and sinks Mimi.
    const g = battle(impulse('entente', { Kingani: 'tanganyika' }), 'entente', 'tanganyika', 'Mimi Toutou', 6, 6)
    g.dice(1, 1).play('fight-on')
    g.dice(1).play('shell Mimi with Kingani')
    expect([g.at('Kingani'), g.at('Mimi'), g.at('Toutou')]).toEqual(['gone', 'gone', 'tanganyika'])
  })
  test('12.5.4, 12.5.4a, 12.5.4b a roll, the armour of the target added, up to the GV hits', () => {
    // Both are 4-1: 3 hits and 4 does not; Königsberg holds on.
    const g = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea', 3, 4, 5)
    expect([g.at('Königsberg'), g.at('Astraea')]).toEqual(['ocean reduced', 'ocean'])
    expect([shots(g, 'Astraea'), shots(g, 'Königsberg')]).toEqual([[3], [3]])
  })
  test('12.2.2, 12.5.4b a reduced vessel that is hit is out of the game, and so is one hit twice in a round (ruling 130)', () => {
    const g = impulse('entente', { Königsberg: ['ocean', 'reduced'] })
    // Round 4: Astraea alone fires, at 3-0.
    battle(g, 'entente', 'ocean', 'Astraea', 4)
    expect([g.at('Königsberg'), g.asked.endsWith('impulse')]).toEqual(['gone', true])
    expect(g.t.tracks.konigsbergLost).toBe(1)
    const h = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Severn Mersey', 1, 1)
    h.dice(6).play('shell Mersey with Königsberg')
    expect([h.at('Königsberg'), h.at('Mersey')]).toEqual(['gone', 'ocean'])
  })
  test('12.2.3, 12.5.4c a vessel reduced and alive checks its morale: a 6 takes it out of the battle', () => {
    const g = impulse('entente', { Königsberg: 'ocean', Kronborg: 'ocean' })
    battle(g, 'entente', 'ocean', 'Astraea')
    // Astraea hits Königsberg, who misses and fails: only Kronborg is left to fight.
    g.dice(1, 6, 6).play('shell Königsberg with Astraea')
    expect(g.cites).toContain('12.5.4c')
    expect([g.at('Königsberg'), fights(g, 'Königsberg'), fights(g, 'Kronborg')]).toEqual(['ocean reduced', false, true])
    // The Kronborg has GV 1: she is silent until round 1.
    g.dice(6).play('fight-on').dice(6).play('fight-on').dice(6, 6).play('fight-on')
    expect(g.asked).toMatch(/impulse$/)
  })
  test('12.5.4d Carriers sunk on the way are gone at once, though their stack is counted when the battle is over', () => {
    const g = impulse('entente', { Königsberg: 'ocean', Pegasus: 'ocean' }).carriers('entente', 'east', 'east', 'east')
    g.play('march from east', 'carriers 3', 'lie-low').dice(1, 1).play('seek')
    expect([g.asked, g.carriersIn('entente', 'ocean')]).toEqual(['entente retire', 2])
    g.play('break-off', 'break-off')
    expect(g.carriersIn('entente', 'ocean')).toBe(2)
  })
  test('12.5.4d each unit and Carrier is on a transport of one step and armour -1 that does not fire (V28)', () => {
    const g = impulse('german', {})
    enter(
      g.units({ '1-F-Pub': 'tanganyika', '2-F-Pub': 'tanganyika', '3-F-Pub': 'tanganyika' }),
      'german',
      'tanganyika',
      'Hedwig',
    )
    // Contested water, transports: 4 or less. Two rounds, hits on 3 or less.
    g.play('seek').dice(4).play('lie-low')
    expect(answers(g)).toEqual(['1', '2', '3'].map((n) => `shell ${n}-F-Pub with Hedwig`))
    g.dice(3).play('shell 2-F-Pub with Hedwig')
    expect(g.at('2-F-Pub')).toBe('pile')
    expect(g.asked).toBe('german retire')
    g.play('fight-on').dice(4).play('shell 1-F-Pub with Hedwig')
    expect(g.at('1-F-Pub')).toBe('tanganyika')
    expect(g.asked).toMatch(/impulse$/)
    expect(shots(g, 'Hedwig')).toEqual([3, 3])
  })
  test('12.5.4d Carriers sunk are gone, and cost no victory points (ruling 160)', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', '', { carriers: 3 })
    g.play('lie-low').dice(4, 5).play('seek')
    expect([g.carriersIn('entente', 'ocean'), g.t.entry.carriers, g.t.tracks.consumed]).toEqual([2, 2, 0])
    g.dice(6).play('fight-on').dice(1).play('fight-on').dice(1).play('fight-on')
    expect([g.carriersIn('entente', 'ocean'), g.asked.endsWith('impulse')]).toEqual([0, true])
  })
  test('12.5.4d a shot is at a unit or at a Carrier, as the firer likes', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', '2-LNL', { carriers: 1 })
    g.play('lie-low').dice(1).play('seek')
    expect(answers(g)).toEqual(['shell 2-LNL with Königsberg', 'shell-carriers with Königsberg'])
    g.dice(5).play('shell-carriers with Königsberg')
    expect([g.carriersIn('entente', 'ocean'), entered(g)]).toEqual([0, ['2-LNL']])
  })
})

describe('coastal defences', () => {
  /** Königsberg comes to Pegasus under the guns of Mombasa. */
  const harbour = () =>
    battle(impulse('german', { 'Mombasa-Hrbr': '3412', Pegasus: '3412' }), 'german', '3412', 'Königsberg', 6)
  test('12.2.4, 12.2.4a a coastal defence is fired at only in rounds in which it fires', () => {
    const g = harbour()
    // Round 4: Mombasa's BV is 3, so Königsberg had but Pegasus to fire at.
    expect(g.asked).toBe('german retire')
    g.play('fight-on')
    expect(answers(g)).toEqual(['shell Mombasa-Hrbr with Königsberg', 'shell Pegasus with Königsberg'])
    expect(shots(g, 'Mombasa-Hrbr')).toEqual([])
  })
  test('12.2.4b a coastal defence has armour +1, and lost at sea does not come back (ruling 66)', () => {
    const g = harbour().play('fight-on')
    g.dice(3, 6, 6).play('shell Mombasa-Hrbr with Königsberg')
    expect(shots(g, 'Königsberg')).toEqual([4, 3])
    // Reduced without a morale check: three dice were all.
    expect(g.at('Mombasa-Hrbr')).toBe('3412 reduced')
    g.play('fight-on').dice(3, 6, 6).play('shell Mombasa-Hrbr with Königsberg')
    expect(g.at('Mombasa-Hrbr')).toBe('gone')
  })
  test('12.2.4 a coastal defence fires by its BV', () => {
    const g = harbour().play('fight-on')
    g.dice(6, 6, 6).play('shell Pegasus with Königsberg')
    // GV 3 against armour 1.
    expect(shots(g, 'Mombasa-Hrbr')).toEqual([2])
  })
  test('12.5.6c if the enemy would retire the coastal defences are out of the battle', () => {
    const g = harbour()
    g.play('break-off')
    expect(g.asked).toBe('entente retire')
    g.dice(6, 6).play('fight-on')
    expect([fights(g, 'Mombasa-Hrbr'), shots(g, 'Mombasa-Hrbr').length, g.at('Mombasa-Hrbr')]).toEqual([
      false,
      0,
      '3412',
    ])
  })
})

describe('the end', () => {
  test('12.5.6 a side with a coastal defence answers last, whoever entered: no answer need be hidden (ruling 134)', () => {
    const g = battle(impulse('german', { 'Dar-Hrbr': '3219', Astraea: '3219' }), 'german', '3219', 'Königsberg', 6, 6)
    expect(g.asked).toBe('entente retire')
    g.play('break-off')
    expect(g.asked).toBe('german retire')
    g.dice(6, 6).play('fight-on')
    expect(fights(g, 'Dar-Hrbr')).toBe(false)
  })
  test('12.5.6c, 12.5.1 they are out of it, too, where the first of all counters is on a transport', () => {
    const g = battle(impulse('german', { 'Dar-Hrbr': '3219', Astraea: '3219' }), 'german', '3219', 'Königsberg 1-FK', 6)
    g.dice(6).play('shell Königsberg with Astraea')
    expect([g.asked, fights(g, 'Dar-Hrbr'), fights(g, '1-FK')]).toEqual(['entente retire', true, true])
    g.play('break-off')
    g.dice(6).play('fight-on')
    expect(fights(g, 'Dar-Hrbr')).toBe(false)
  })
  test('12.5.5 it ends when one side has no vessel left, or after round 1', () => {
    const g = battle(impulse('entente', { Kingani: 'tanganyika' }), 'entente', 'tanganyika', 'Fifi', 1)
    expect([g.at('Kingani'), g.asked.endsWith('impulse')]).toEqual(['gone', true])
    expect(g.cites).toContain('12.5.5')
    expect([g.t.tracks.kinganiLost, g.t.tracks.kinganiLake]).toEqual([1, 2])
  })
  test('12.5.5 transports are vessels: a side that has nothing else is not safe (ruling 127)', () => {
    const g = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Chaimite 2-LNL')
    g.set({ portugal: 'entente' })
    g.play('lie-low').dice(1).play('seek')
    g.dice(1).play('shell Chaimite with Königsberg')
    expect(g.asked).toBe('entente retire')
  })
  test('12.5.6, 12.5.6a if both would retire the battle ends', () => {
    const g = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea', 6, 6)
    expect(g.asked).toBe('entente retire')
    g.play('break-off')
    expect(g.asked).toBe('german retire')
    g.play('break-off')
    expect(g.asked).toMatch(/impulse$/)
    expect(g.cites).toContain('12.5.6a')
    expect([g.at('Astraea'), g.at('Königsberg')]).toEqual(['ocean', 'ocean'])
  })
  test('12.5.6b if one fights on the next round is fought', () => {
    const g = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea', 6, 6)
    g.play('break-off').dice(6, 6).play('fight-on')
    expect(lastTold(g, 'roundBegan', 'round')).toBe(3)
    // Whoever is asked first and fights on decides it: the other's answer would change nothing.
    g.dice(6, 6).play('fight-on')
    expect(lastTold(g, 'roundBegan', 'round')).toBe(2)
  })
  test('12.5.5 nothing of a battle is left on the table', () => {
    const g = battle(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', 'Astraea', 6, 6)
    g.play('break-off', 'break-off')
    expect(g.t.engaged.size + g.t.salvoed.size + g.t.sea.round + g.t.entry.forced).toBe(0)
    expect([g.t.entry.group, g.t.entry.picked]).toEqual([0, 0])
    expect(
      [...Array(211).keys()].every((u) => g.t.fleet.group[u as never] === 0 && g.t.fleet.hits[u as never] === 0),
    ).toBe(true)
    expect([...Array(48).keys()].every((i) => g.t.groups.seeks[i] === 0 && g.t.groups.target[i] === 0)).toBe(true)
  })
  test('12.5.4b, 12.5.4d whoever is lost in it is of no group any more', () => {
    const g = battle(impulse('entente', { Königsberg: ['ocean', 'reduced'] }), 'entente', 'ocean', 'Astraea', 4)
    expect([g.at('Königsberg'), g.t.fleet.group[unit('Königsberg')]]).toEqual(['gone', 0])
    const h = enter(impulse('entente', { Königsberg: 'ocean' }), 'entente', 'ocean', '2-LNL')
    h.dice(1, 1).play('seek')
    expect([h.at('2-LNL'), h.t.fleet.group[unit('2-LNL')]]).toEqual(['pile', 0])
  })
})

describe('three players', () => {
  test('1.0 a mixed force at sea is commanded by whose pieces are more, by the British if they are level (ruling 139)', () => {
    const seat = (came: string, options: number) => {
      const g = impulse('entente', { Hedwig: 'tanganyika' }).arrange((t) => {
        t.core.options = options
      })
      return askari.seats?.[toAnswer(askari, enter(g, 'entente', 'tanganyika', came).t)]?.id
    }
    expect(seat('Mimi Delcommune 1-F-Pub', 1)).toBe('allied')
    expect(seat('Mimi Delcommune', 1)).toBe('british')
    expect(seat('Mimi Delcommune 1-F-Pub', 0)).toBe('british')
  })
})
