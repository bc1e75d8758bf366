import { describe, expect, test } from 'vitest'
import { COAST, NYASA, OCEAN, TANGANYIKA } from '../../board.ts'
import { BELGIAN, BRITISH, ENTENTE, GERMAN_NATION, isGround, MA, NAMES, SIDE_OF, unit } from '../../roster.ts'
import { mayGetThere } from '../../rules/10.3.4-landers.ts'
import { roomOn, transportValue } from '../../rules/10.3-capacity.ts'
import { ENTRENCHED, FROM_EAST, is, LANDED, mark, SET_OUT, UNSUPPLIED } from '../../stacks.ts'
import { wordOf } from '../at-sea.ts'
import { space } from '../given.ts'
import { begin, marching } from '../marching.ts'

const sea = ['march from 3412', 'all', 'board ocean']

describe('10.3 naval transport', () => {
  test('10.3.1 boards in any coastal hex, port or not, at no cost', () => {
    const g = marching('entente', { '1/3-KAR': '3411' }).play('march from 3411', 'all')
    expect(g.why('board victoria')).toBe('10.3.1')
    g.play('board ocean')
    expect([g.at('1/3-KAR'), g.t.units.spent[unit('1/3-KAR')]]).toEqual(['ocean', 0])
  })

  test('10.3.2 lands in another coastal hex, pays for it, and has ended its move', () => {
    const g = marching('entente', { '1/3-KAR': '3412' }).play(...sea)
    expect(g.asked).toBe('entente landing')
    expect(g.why('land at 3412')).toBe('10.3.2')
    expect(g.why('land at 2506')).toBe('10.3.1')
    expect(g.why('halt')).toBe('10.3.2')
    g.play('land at 3510')
    expect([g.asked, g.at('1/3-KAR')]).toEqual(['entente impulse', '3510'])
    expect(g.why('march from 3510')).toBe('9.1.5')
  })

  test('10.3.2, 12.3.9 who lands in a harbour where an enemy ship lies alone sends her out to the box', () => {
    const g = marching('entente', { '1/3-KAR': '3412', Königsberg: '3119' }).play(...sea, 'land at 3119', 'lie-low')
    expect([g.at('1/3-KAR'), g.at('Königsberg'), g.holder('Bagamoyo')]).toEqual(['3119', 'ocean', 'entente'])
  })

  test('10.3.2, 4.1.6 whoever sails from Zanzibar leaves it to the enemy on another hex of it', () => {
    const g = marching('entente', { '1/3-KAR': '3218', '1-FK': '3318' })
    g.play('march from 3218', 'all', 'board ocean')
    expect(g.holder('3218')).toBe('german')
  })

  test('10.3.7, 10.2.5 whoever is lost at sea after a ride has not ridden when he is rebuilt', () => {
    const g = marching('entente', { '29-Pjb': '3010', Königsberg: '3510' }, 6)
    g.play('march from 3010', 'all', 'ride to 3412', 'board ocean', 'land at 3510').dice(1, 1).play('seek')
    expect([g.at('29-Pjb'), g.t.units.rode[unit('29-Pjb')]]).toEqual(['pile', 0])
  })

  test('10.3.2 each of those who sail together has to have the points, the second of two that follow one another too', () => {
    for (const tired of ['6-SAI', '7-SAI', '8-SAI']) {
      const g = marching('entente', { '6-SAI': '3412', '7-SAI': '3412', '8-SAI': '3412' }).play(...sea)
      g.arrange((t) => (t.units.spent[unit(tired)] = MA[unit(tired)] ?? 0))
      expect(g.given.whyName('land at 3510'), tired).toBe('cannotPayLanding')
    }
  })

  test('10.3.4, 10.1.2 all who land among enemies attack, the second of two that follow one another too; each is taken once', () => {
    const g = marching('entente', { '6-SAI': '3412', '7-SAI': '3412', '1-FK': '3510' })
    g.play('march from 3412', 'take 6-SAI', 'take 7-SAI')
    expect(g.given.whyName('take 7-SAI')).toBe('takeUpwards')
    g.play('go', 'board ocean', 'land at 3510')
    expect(['6-SAI', '7-SAI'].map((name) => g.t.attackers.has(unit(name)))).toEqual([true, true])
  })

  test('10.3.4, 8.1.7 whoever attacks from the sea is marked as landed, and as come from the east only if he has', () => {
    const marks = (from: string, ...way: readonly string[]) => {
      const g = marching('entente', { '2-LNL': from, '1-FK': '3510' }, 4).play(...way, 'land at 3510')
      return [g.asked, is(g.t, unit('2-LNL'), LANDED), is(g.t, unit('2-LNL'), FROM_EAST)]
    }
    expect(marks('east', 'march from east', 'all')).toEqual(['entente assault', true, true])
    expect(marks('3412', ...sea)).toEqual(['entente assault', true, false])
  })

  test('10.3.2, 10.3.4 the first of all counters has to have the points too, and lands alone among enemies', () => {
    const aboard = () =>
      marching('german', { '1-FK': '3219', '29-Pjb': '3119' }).play('march from 3219', 'all', 'board ocean')
    expect(aboard().why('land at 3119')).toBe('')
    const tired = aboard().arrange((t) => (t.units.spent[unit('1-FK')] = MA[unit('1-FK')] ?? 0))
    expect(tired.given.whyName('land at 3325')).toBe('cannotPayLanding')
  })

  test('10.3.2 who has not the points to land anywhere cannot board', () => {
    const g = marching('entente', { '1/3-KAR': '3312' }).play('march from 3312', 'all')
    g.play('step to 3412', 'step to 3312', 'step to 3412')
    const left = g.legal.filter((each) => each.startsWith('board'))
    expect(left).toEqual(['board ocean'])
    g.play('step to 3312')
    g.play('ride to 3412')
    expect(g.why('board ocean')).toBe('10.3.2')
  })

  test('10.3.2, 2.5.5 Carriers alone board if one other coast is free of enemies, whichever it is (ruling 22)', () => {
    const coast = (COAST[NYASA] ?? []).map(wordOf)
    const enemies = NAMES.filter((name) => isGround(unit(name)) && SIDE_OF[unit(name)] === ENTENTE)
    /** Carriers at one end of Lake Nyasa, the British everywhere else on it but in one hex. */
    const board = (from: string, free?: string) => {
      const held = coast.filter((at) => at !== from && at !== free)
      const g = marching('german', Object.fromEntries(held.map((at, i) => [enemies[i], at])), 1, 1, (p) =>
        p.carriers('german', from),
      )
      return g.play(`march from ${from}`, 'all').why('board nyasa')
    }
    const [first = '', last = ''] = [coast[0], coast.at(-1)]
    expect([board(last), board(last, first), board(first, last)]).toEqual(['10.3.2', '', ''])
  })

  test('10.3.3 not across water that the enemy controls; if neither or both have vessels there, it may be', () => {
    const by = (vessels: Readonly<Record<string, string>>) =>
      marching('entente', { '1/3-KAR': '3412', ...vessels })
        .play('march from 3412', 'all')
        .why('board ocean')
    expect(by({})).toBe('')
    expect(by({ Königsberg: 'ocean' })).toBe('10.3.3')
    expect(by({ Königsberg: 'ocean', Fox: 'ocean' })).toBe('')
  })

  test('10.3.4 who lands among enemies fights, marked as landed (10.3.5)', () => {
    const g = marching('entente', { '1/3-KAR': '3412', '2-LNL': '3412', '1-FK': '3214' }).play(...sea)
    g.play('land at 3214')
    expect([g.at('1/3-KAR'), g.at('2-LNL')]).toEqual(['3214', '3214'])
    expect([g.t.battle.at, g.t.battle.from]).toEqual([space('3214'), -1])
    for (const name of ['1/3-KAR', '2-LNL']) expect((g.t.units.state[unit(name)] as number) & LANDED, name).toBe(LANDED)
    expect(g.why('end')).toBe('11.1.1')
    g.play('fight')
    expect(g.asked).not.toBe('entente assault')
  })

  test('10.3.4, 9.1.5 to an assault on the ocean one comes from its Patrol Box and the east edge, to one on a lake from its own box', () => {
    const from = (at: string) => {
      const g = marching('entente', {})
      g.arrange((t) => {
        t.battle.at = space(at)
      })
      return ['east', 'ocean', 'victoria', 'tanganyika', 'nyasa', 'west', 'south'].filter((place) =>
        mayGetThere(g.t, space(place)),
      )
    }
    expect([from('3119'), from('0311')]).toEqual([['east', 'ocean'], ['tanganyika']])
  })

  test('10.3.4, ruling 78: a landing and one stack by land make one battle', () => {
    const g = marching('entente', {
      '1/3-KAR': '3412',
      '2-LNL': '3213',
      '29-Pjb': '3114',
      '13-Rjpt': '3411',
      '1-FK': '3214',
    })
    g.play(...sea, 'land at 3214')
    expect(g.asked).toBe('entente assault')
    g.play('march from 3213', 'all', 'step to 3214')
    expect(g.t.attackers.has(unit('1/3-KAR')) && g.t.attackers.has(unit('2-LNL'))).toBe(true)
    expect([g.t.battle.from, g.t.battle.at]).toEqual([space('3213'), space('3214')])
    expect((g.t.units.state[unit('1/3-KAR')] as number) & LANDED).toBe(LANDED)
    expect((g.t.units.state[unit('2-LNL')] as number) & LANDED).toBe(0)
    g.play('march from 3114', 'all')
    expect(g.why('step to 3214')).toBe('9.1.5')
  })

  test('10.3.8 the chart counts units that board, by nation and body; Carriers go free', () => {
    const t = marching('entente', { '1/3-KAR': '3412' }).t
    expect([transportValue(t, BRITISH, OCEAN), transportValue(t, GERMAN_NATION, OCEAN)]).toEqual([9, 1])
    const g = marching('german', { '1-FK': '3214', '2-FK': '3214' }, 1, 1, (p) => p.carriers('german', '3214', '3214'))
    g.play('march from 3214', 'all')
    expect(g.why('board ocean')).toBe('10.3.8')
    g.play('drop 2-FK', 'board ocean', 'land at 3217')
    expect([g.at('1-FK'), g.carriersIn('german', '3217')]).toEqual(['3217', 2])
    expect(roomOn(g.t, GERMAN_NATION, OCEAN)).toBe(0)
  })

  test('10.3.8 the British have 12 on the ocean from turn 16, 2 on Tanganyika from turn 15', () => {
    const at = (turn: number) => marching('entente', { '1/3-KAR': '3412' }, turn).t
    expect([14, 15, 16].map((turn) => transportValue(at(turn), BRITISH, OCEAN))).toEqual([9, 9, 12])
    expect([14, 15, 16].map((turn) => transportValue(at(turn), BRITISH, TANGANYIKA))).toEqual([1, 2, 2])
  })

  test('10.3.9 Gv Gotzen and Bn Dhanis make it six for their nation on the lake they are on', () => {
    const on = (vessels: Readonly<Record<string, string>>) => marching('german', { '1-FK': '0414', ...vessels }).t
    expect(transportValue(on({}), GERMAN_NATION, TANGANYIKA)).toBe(2)
    expect(transportValue(on({ 'Gv-Gotzen': '0414' }), GERMAN_NATION, TANGANYIKA)).toBe(6)
    expect(transportValue(on({ 'Gv-Gotzen': 'tanganyika' }), GERMAN_NATION, TANGANYIKA)).toBe(6)
    expect(transportValue(on({ 'Gv-Gotzen': 'victoria' }), GERMAN_NATION, TANGANYIKA)).toBe(2)
    expect(transportValue(on({ 'Bn-Dhanis': 'tanganyika' }), BELGIAN, TANGANYIKA)).toBe(6)
    expect(transportValue(on({ 'Bn-Dhanis': 'tanganyika' }), GERMAN_NATION, TANGANYIKA)).toBe(2)
  })

  test('10.3.6, ruling 88: pieces in a Patrol Box land later, within capacity, or stay', () => {
    const g = marching('german', { '1-FK': 'ocean', '2-FK': 'ocean' }).play('march from ocean', 'take 1-FK')
    expect(g.why('take 2-FK')).toBe('10.3.8')
    g.play('go')
    expect(g.why('halt')).toBe('')
    g.play('land at 3217')
    expect(g.at('1-FK')).toBe('3217')
    expect(g.why('march from ocean')).toBe('10.3.8')
    const shut = marching('german', { '1-FK': 'ocean', Fox: 'ocean' })
    expect(shut.why('march from ocean')).toBe('10.3.3')
  })

  test('10.3.7 transports can be sought in the box', () => {
    const g = marching('entente', { '1/3-KAR': '3412', Königsberg: 'ocean', Fox: 'ocean' }).play(...sea)
    expect(g.asked).not.toBe('entente landing')
  })

  test('10.3.7, 10.3.4 who was sought in the box in vain lands with his Carriers, among the enemy or not', () => {
    const lands = (at: string) => {
      const units = { '1/3-KAR': '3412', Königsberg: 'ocean', Fox: 'ocean', '1-FK': '3510' }
      const g = marching('entente', units, 1, 1, (p) => p.carriers('entente', '3412'))
      g.play(...sea)
        .dice(6)
        .play('lie-low', 'seek', `land at ${at}`)
      return [g.asked, g.at('1/3-KAR'), g.carriersIn('entente', at)]
    }
    expect(lands('3510')).toEqual(['entente assault', '3510', 1])
    expect(lands('3511')).toEqual(['entente impulse', '3511', 1])
  })

  test('8.1.5 + 8.1.7a from the east edge into the ocean box, then ashore; without taking up room', () => {
    const g = marching('entente', { '2-LNL': 'east', '29-Pjb': 'east' }, 4, 1, (p) => p.carriers('entente', 'east'))
    g.play('march from east', 'all')
    expect([g.asked, g.at('2-LNL')]).toEqual(['entente landing', 'ocean'])
    expect(g.why('halt')).toBe('10.3.2')
    g.play('land at 3412')
    expect([g.at('2-LNL'), g.at('29-Pjb'), g.carriersIn('entente', '3412')]).toEqual(['3412', '3412', 1])
    expect(roomOn(g.t, BRITISH, OCEAN)).toBe(9)
  })

  test('8.1.7, ruling 53: not while the enemy controls the ocean', () => {
    const g = marching('entente', { '2-LNL': 'east', Königsberg: 'ocean' }, 4)
    expect(g.why('march from east')).toBe('10.3.3')
  })

  test('10.3.2, 10.3.6 who rode to a port and boarded there does not land there again', () => {
    const g = marching('entente', { '29-Pjb': '3010' }, 6).play('march from 3010', 'all', 'ride to 3412', 'board ocean')
    expect(['land at 3412', 'land at 3510'].map((each) => g.given.whyName(each))).toEqual(['boardedThere', ''])
  })

  test('9.1.5 while an assault waits only those set out who may get there', () => {
    const g = marching('entente', {
      '1/3-KAR': '3412',
      '2-LNL': '1720',
      '29-Pjb': '2808',
      Fox: 'ocean',
      '1-FK': '3214',
    })
    g.play('assault 3214')
    expect([g.why('march from 1720'), g.why('march from 2808'), g.why('march from 3412')]).toEqual(['9.1.5', '', ''])
  })

  test('12.3.11, 10.3.4, ruling 123: no assault from the sea is announced where nobody could come in, be it by land alone', () => {
    // Belgians cross no ocean
    const whyNot = (at: string) =>
      marching('entente', { Fox: 'ocean', '1-FK': '3214', '1-F-Pub': at }).given.whyName('assault 3214')
    expect(['3213', '3113', '3112', '1720'].map(whyNot)).toEqual(['', '', '', 'nobodyToAssault'])
    // The very first company will do as well
    const germans = marching('german', { Königsberg: 'ocean', '29-Pjb': '3412', '1-FK': '3312' })
    expect(germans.given.whyName('assault 3412')).toBe('')
  })

  test('10.3.4, 10.2.6, ruling 78: an attack by land waits for those who could come to the coast, by march or rail, and land', () => {
    const attack = { '2-LNL': '3213', '1-FK': '3214' }
    const by = (units: Parameters<typeof marching>[1]) =>
      marching('entente', { ...attack, ...units }).play('march from 3213', 'all', 'step to 3214')
    // From Voi by train to Mombasa, and from there over the sea.
    const g = by({ '1/3-KAR': '3010' })
    expect(g.asked).toBe('entente assault')
    g.play('march from 3010', 'all', 'ride to 3412', 'board ocean', 'land at 3214')
    expect([g.at('1/3-KAR'), g.t.attackers.has(unit('1/3-KAR'))]).toEqual(['3214', true])
    // From a hex behind the coast, a point to the beach and two to land among enemies.
    const h = by({ '1/3-KAR': '3410' })
    expect([h.asked, h.why('march from 3410')]).toEqual(['entente assault', ''])
    // Too far from the sea and from any train to it; or no train runs.
    expect(by({ '1/3-KAR': '2310' }).asked).toBe('german withdraw')
    expect(by({ '1/3-KAR': '2909', '2-FK': '3111' }).asked).toBe('german withdraw')
  })

  test('12.3.11, ruling 123: and for vessels at another coast, if they have two points left', () => {
    const by = (vessels: Parameters<typeof marching>[1]) =>
      marching('entente', { '2-LNL': '3213', '1-FK': '3214', ...vessels }).play(
        'march from 3213',
        'all',
        'step to 3214',
      )
    const g = by({ Fox: '3412' })
    expect(g.asked).toBe('entente assault')
    g.play('sail Fox', 'steer for ocean', 'support with Fox', 'steer for 3214')
    expect(g.t.attackers.has(unit('Fox'))).toBe(true)
    // A big ship needs a port; a boat is on another water.
    expect(by({ Chatham: '3412', Winifred: '1903' }).asked).toBe('german withdraw')
  })

  test('12.3.11, ruling 78: what was called off is announced again once something has moved, other hexes at once', () => {
    const g = marching('entente', {
      Fox: 'ocean',
      '1-FK': '3214',
      '2-FK': '3224',
      '1/3-KAR': '2506',
      '13-Rjpt': '3411',
    })
    g.play('assault 3224', 'end')
    expect([g.why('assault 3224'), g.why('assault 3214')]).toEqual(['12.3.11', ''])
    g.play('assault 3214', 'end')
    expect([g.why('assault 3224'), g.why('assault 3214')]).toEqual(['12.3.11', '12.3.11'])
    g.play('march from 2506', 'all', 'halt')
    expect([g.why('assault 3224'), g.why('assault 3214')]).toEqual(['', ''])
  })

  test('12.3.11, ruling 123: an assault may be announced for vessels to go ahead, and called off', () => {
    const g = marching('entente', { '1/3-KAR': '3412', Fox: 'ocean', '1-FK': '3214' })
    expect(g.why('assault 3217')).toBe('12.3.11')
    g.play('assault 3214')
    expect(g.why('fight')).toBe('11.1.1')
    g.play('end')
    expect(g.asked).toBe('entente impulse')
    expect(g.why('assault 3214')).toBe('12.3.11')
    expect([g.t.battle.at, g.t.march.assault]).toEqual([0, 0])
  })
})

describe('10.3.10 Cape to Horn', () => {
  const leaving = (segment: number) =>
    marching('entente', { '1-RNR': '0126', NRP: '0126' }, 6, segment).play(
      'march from 0126',
      'take 1-RNR',
      'go',
      'depart',
    )

  test('10.3.10 British units leave from Rhodesia over the west edge, for a point, and no Carriers (ruling 69)', () => {
    const g = marching('entente', { '1-RNR': '0126', '4-F-Pub': '0126' }, 6, 3, (p) => p.carriers('entente', '0126'))
    g.play('march from 0126', 'all', 'end', 'depart')
    expect([g.at('1-RNR'), g.at('4-F-Pub'), g.carriersIn('entente', '0126')]).toEqual(['cape', '0126', 1])
    const congo = marching('entente', { '1-RNR': '0106' }, 6).play('march from 0106', 'all')
    expect(congo.why('depart')).toBe('10.3.10')
  })

  test('10.3.10 whoever leaves goes without his trench, and nothing is counted of what he did; the others stay behind', () => {
    const names = ['1-RNR', '2-RNR', 'NRP'] as const
    const units = { '1-RNR': '0126', '2-RNR': '0126', NRP: '0126', '4-F-Pub': '0126' }
    const g = marching('entente', units, 6, 1, (p) => p.carriers('entente', '0126'))
    g.play('march from 0126', 'all', 'end')
    g.arrange((t) => {
      for (const name of names) {
        mark(t, unit(name), ENTRENCHED | UNSUPPLIED)
        t.units.rode[unit(name)] = 3
      }
      // A point is what it costs, and whoever is out of supply has one less
      t.units.spent[unit('1-RNR')] = (MA[unit('1-RNR')] ?? 0) - 2
    })
    g.play('depart')
    expect(names.map((name) => g.at(name))).toEqual(['cape', 'cape', 'cape'])
    for (const name of names)
      expect([is(g.t, unit(name), ENTRENCHED | SET_OUT | UNSUPPLIED), g.t.units.rode[unit(name)]]).toEqual([false, 0])
    expect([g.at('4-F-Pub'), g.t.force.next(0), g.t.places.stirred[space('0126')]]).toEqual(['0126', -1, 1])
    expect(g.story.filter((each) => /^(departed|dropped|carriersLeft)/.test(each))).toEqual([
      ...names.map((name) => `departed ${name} 0126`),
      'dropped 4-F-Pub 0126',
      'carriersLeft carriers 1 0126',
    ])
  })

  test('10.3.10 who has spent all his points does not leave', () => {
    const g = marching('entente', { '1-RNR': '0126' }, 6, 1).play('march from 0126', 'all')
    g.arrange((t) => (t.units.spent[unit('1-RNR')] = MA[unit('1-RNR')] ?? 0))
    expect(g.given.whyName('depart')).toBe('nobodyForCape')
    // But whoever is with him, and comes next in the list of counters, does
    const two = marching('entente', { '1-RNR': '0126', '2-RNR': '0126' }, 6, 1).play('march from 0126', 'all')
    two.arrange((t) => (t.units.spent[unit('1-RNR')] = MA[unit('1-RNR')] ?? 0))
    two.play('depart')
    expect(['1-RNR', '2-RNR'].map((name) => two.at(name))).toEqual(['0126', 'cape'])
  })

  test('10.3.10: V12, out in Segment 3 of turn 6 they may come in Segment 3 of turn 7', () => {
    const g = leaving(3)
    expect(begin(g.set({ turn: 7, segment: 2 }), 'entente').at('1-RNR')).toBe('cape')
    expect(begin(g.set({ turn: 7, segment: 3 }), 'entente').at('1-RNR')).toBe('east')
    expect(g.t.units.spent[unit('1-RNR')]).toBe(0)
    g.play('march from east', 'all', 'land at 3412')
    expect(g.at('1-RNR')).toBe('3412')
  })

  test('10.3.10: V12, if turn 7 has no third Segment, in Segment 1 of turn 8', () => {
    const g = leaving(3)
    expect(begin(g.set({ turn: 7, segment: 2 }), 'entente').at('1-RNR')).toBe('cape')
    expect(begin(g.set({ turn: 8, segment: 1 }), 'entente').at('1-RNR')).toBe('east')
  })

  test('10.3.10 out in Segment 1, not before Segment 1 of the next turn, and reduced units stay so', () => {
    const g = marching('entente', { '1-RNR': ['0126', 'reduced'] }, 6, 1).play('march from 0126', 'all', 'depart')
    expect(begin(g.set({ segment: 2 }), 'entente').at('1-RNR')).toBe('cape reduced')
    expect(begin(g.set({ turn: 7, segment: 1 }), 'entente').at('1-RNR')).toBe('east reduced')
  })
})
