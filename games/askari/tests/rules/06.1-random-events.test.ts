import { describe, expect, test } from 'vitest'
import { SECTIONS, type SectionId } from '../../board/lines.ts'
import { CHINDE, TOWN_NAMES } from '../../board.ts'
import { ENTENTE, GERMAN, unit } from '../../roster.ts'
import {
  AIRCRAFT,
  BARUE,
  CHILEMBWE,
  endEffects,
  hasAircraft,
  isBarueUp,
  isHeldBack,
  isRaided,
  isShutToBelgians,
  isWintgens,
  LISBON,
  lacksQuinine,
  leadershipOf,
  QUARREL,
  QUININE,
  SMUTS_PRESSES,
  WAR_WEARY,
} from '../../rules/06.1-effects.ts'
import { carriersAt, GERMAN_HELD } from '../../stacks.ts'
import { nobodyToCome } from '../fresh.ts'
import { given, space } from '../given.ts'

const events = { procedure: 'random-events', at: 0 }
type Laid = Parameters<ReturnType<typeof given>['units']>[0]
/** A rain turn with these units; the Germans roll the event that is tried, the Entente one without decisions. */
const rain = (turn: number, units: Laid = {}) =>
  given('campaign')
    .set({ turn, portugal: turn >= 18 ? 'entente' : 'neutral' })
    .units(units)
    .arrange(nobodyToCome)

describe('6.1 random events', () => {
  test('6.1.1 they come on rain turns alone', () => {
    expect(rain(9).run(events).cites).not.toContain('6.1.2')
  })

  test('6.1.2 each rolls in the column of the year, 6.1.4 both happen, the German’s first', () => {
    const g = rain(8).dice(5, 6).run(events)
    expect(g.events.filter((e) => e.kind === 'eventRolled').map((e) => e.facts)).toEqual([
      { side: GERMAN, event: 4 },
      { side: ENTENTE, event: 5 },
    ])
    const later = rain(38).units({ '1-FK': '2711' }).carriers('entente', '2506').dice(5, 6).run(events)
    expect(later.asked).toBe('entente victims')
    expect(later.events.filter((e) => e.kind === 'eventRolled').map((e) => e.dice.length)).toEqual([2, 0])
  })

  test('6.1.3 equal rolls are rolled again', () => {
    const g = rain(8).dice(3, 3, 4, 4, 5, 6).run(events)
    expect(g.cites.filter((rule) => rule === '6.1.3').length).toBe(2)
    expect(hasAircraft(g.t)).toBe(true)
  })
})

describe('6.1.4 1915', () => {
  test('6.1.4 Chilembwe rising: British units in Nyasaland do not move in Segment 1', () => {
    const g = rain(8, { '1/1-KAR': '2041', '1/3-KAR': '2506' }).dice(1, 5).run(events)
    expect(g.t.tracks.segment).toBe(1)
    expect([isHeldBack(g.t, unit('1/1-KAR')), isHeldBack(g.t, unit('1/3-KAR'))]).toEqual([true, false])
    g.set({ segment: 2 })
    expect(isHeldBack(g.t, unit('1/1-KAR'))).toBe(false)
  })

  test('6.1.4, ruling 33: of captured guns it holds those that the British have taken, not those taken from them', () => {
    const g = rain(8, { '1/1-KAR': '2041', 'Naval-1': '2041', 'Hvy-1': '2040' })
      .arrange((t) => {
        t.units.state[unit('Naval-1')] = 0
        t.units.state[unit('Hvy-1')] = GERMAN_HELD
      })
      .dice(1, 5)
      .run(events)
    expect([isHeldBack(g.t, unit('Naval-1')), isHeldBack(g.t, unit('Hvy-1'))]).toEqual([true, false])
  })

  test('6.1.4, 14.2.7d Adjutant and Wami are launched together where a lake has a German town and no enemy', () => {
    const g = rain(8).units({ Adjutant: 'to-come', Wami: 'to-come', Sybil: '1308' }).dice(2, 5).run(events)
    expect(g.asked).toBe('german launch')
    expect(g.why('arrive 1308')).toBe('8.1.6')
    expect(g.why('arrive 3219')).toBe('8.1.6')
    expect(g.why('arrive 1627')).toBe('8.1.6')
    g.play('arrive 0414')
    expect([g.at('Adjutant'), g.at('Wami')]).toEqual(['0414', '0414'])
    expect(
      rain(8)
        .units({ Adjutant: 'to-come' })
        .towns('entente', 'Bukoba', 'Mwanza', 'Schirati', 'Kigoma', 'Usumbura', 'Bismarckburg')
        .dice(2, 5)
        .run(events)
        .cites.filter((c) => c === '6.1.4').length,
    ).toBe(1)
    expect(
      rain(18, { Adjutant: '0414', Wami: '0414' })
        .dice(1, 3)
        .run(events)
        .events.some((e) => e.kind === 'eventVoid'),
    ).toBe(true)
  })

  test('6.1.4 a raid shuts a section of the Uganda line in Segment 1', () => {
    const g = rain(8).dice(3, 5).run(events)
    expect(g.legal).toEqual([
      'raid mombasa/voi',
      'raid voi/makindu',
      'raid makindu/nairobi',
      'raid nairobi/nakuru',
      'raid nakuru/kisumu',
    ])
    expect(g.why('raid tanga/korogwe')).not.toBe('')
    g.play('raid voi/makindu')
    expect(g.story.filter((line) => line.startsWith('raided'))).toEqual(['raided stretch 1'])
    const raided = SECTIONS.flatMap((s, i) => (isRaided(g.t, i as SectionId) ? s.ends.map((e) => TOWN_NAMES[e]) : []))
    expect(raided).toEqual(['Voi', 'Makindu'])
    g.set({ segment: 2 })
    expect(isRaided(g.t, 1 as SectionId)).toBe(false)
  })

  test('6.1.4 a raid is over when its turn ends', () => {
    const g = given('campaign').arrange((t) => {
      t.events.raided = 3
      endEffects(t)
    })
    expect(g.t.events.raided).toBe(0)
  })

  test('6.1.4 settler volunteers restore one reduced British unit', () => {
    const g = rain(8, { '29-Pjb': ['2506', 'reduced'], '1-F-Pub': ['0205', 'reduced'], '2-LNL': '2506' })
      .dice(4, 5)
      .run(events)
    expect(g.asked).toBe('entente drafts')
    expect(g.legal).toEqual(['restore 29-Pjb'])
    expect(g.why('end')).toBe('6.1.4')
    expect(g.play('restore 29-Pjb').events.map((e) => e.kind)).toContain('restored')
  })

  test('6.1.4 naval aircraft, and quinine short, for this turn', () => {
    const g = rain(8).dice(5, 6).run(events)
    expect([hasAircraft(g.t), lacksQuinine(g.t)]).toEqual([true, true])
    g.arrange(endEffects)
    expect([hasAircraft(g.t), lacksQuinine(g.t)]).toEqual([false, false])
  })
})

describe('6.1.4 1916', () => {
  test('6.1.4 horse sickness: the German reduces two cavalry units', () => {
    const g = rain(18, {
      '1-SAH': '2506',
      '2-SAH': '2506',
      '3-SAH': ['2506', 'reduced'],
      '5-SAI': '2506',
      '17-Cav': '2506',
    })
      .dice(2, 3)
      .run(events)
    expect(g.asked).toBe('german victims')
    expect(g.why('strike 3-SAH')).toBe('6.1.4')
    expect(g.why('strike 5-SAI')).toBe('6.1.4')
    g.play(g.legal[0] as string).play(g.legal[0] as string)
    expect(g.events.filter((e) => e.kind === 'reduced' && e.rule === '6.1.4').length).toBe(2)
  })

  test('6.1.4 Smuts presses on: leadership in two battles; 11.13.4 else in one, from turn 18 on', () => {
    const g = rain(18).dice(3, 5).run(events)
    expect([g.t.tracks.ententeLeadership, g.t.tracks.germanLeadership]).toEqual([2, 1])
    expect(leadershipOf(rain(17).t, ENTENTE)).toBe(0)
    expect(leadershipOf(rain(19).t, ENTENTE)).toBe(1)
  })

  test('6.1.4 Amani workshops restore an FK', () => {
    const g = rain(18, { '1-FK': ['2711', 'reduced'], '7-SK': ['2711', 'reduced'] })
      .dice(4, 5)
      .run(events)
    expect(g.legal).toEqual(['restore 1-FK'])
    expect(g.play('restore 1-FK').at('1-FK')).toBe('2711')
  })

  test('6.1.4 Belgian quarrel: columns 13 and beyond are shut to them', () => {
    const g = rain(18).dice(3, 5).run(events)
    expect([isShutToBelgians(g.t, space('1215')), isShutToBelgians(g.t, space('1315'))]).toEqual([false, true])
  })

  test('6.1.4 ruga-ruga bring an RK of the pile, or the next to come, to a town', () => {
    const g = rain(18, { 'A-RK': 'pile', '1-FK': 'pile', '7-SK': 'pile' })
      .units({ 'D-RK': 'to-come', 'E-RK': 'to-come' })
      .dice(6, 3)
      .run(events)
    expect(g.asked).toBe('german raise')
    expect(g.legal).toEqual(['raise A-RK', 'raise D-RK'])
    g.play('raise A-RK')
    expect(g.asked).toBe('german arrive')
    expect(g.why('wait')).toBe('8.1.1')
    g.play('arrive 1315')
    expect(g.events.filter((e) => e.kind === 'arrived').map((e) => e.facts)).toEqual([
      { unit: unit('A-RK'), hex: space('1315') },
    ])
  })

  test('6.1.4 ruga-ruga: one RK is enough, and who has come is not raised again', () => {
    const g = rain(18, { 'A-RK': 'pile' }).dice(6, 3).run(events)
    expect([g.asked, g.legal]).toEqual(['german raise', ['raise A-RK']])
    expect(g.play('raise A-RK', 'arrive 1315').asked).not.toBe('german raise')
  })
})

describe('6.1.4 1917', () => {
  test('6.1.4 Barue rising: the Entente reduces a Portuguese unit, and Chinde makes no Carrier on turns 28 and 29', () => {
    const g = rain(28, { Indigena: '3536', '15-Inf': '3536', '24-Inf': ['3536', 'reduced'] })
      .towns('entente', 'Chinde')
      .dice(1, 4)
      .run(events)
    expect(g.asked).toBe('entente victims')
    expect(g.why('strike 24-Inf')).toBe('6.1.4')
    g.play('strike Indigena')
    expect(carriersAt(g.t, ENTENTE, CHINDE)).toBe(0)
    g.arrange(endEffects)
    expect(isBarueUp(g.t)).toBe(true)
    g.set({ turn: 29 }).arrange(endEffects)
    expect(isBarueUp(g.t)).toBe(false)
    expect(BARUE).toBeGreaterThan(0)
  })

  test('6.1.4 at the end of turn 28 nothing lasts but the Barue, if they have risen; of any other turn nothing', () => {
    const lasts = (turn: number, lasting: number) =>
      rain(turn).arrange((t) => {
        t.events.lasting = lasting
        endEffects(t)
      }).t.events.lasting
    expect([lasts(28, BARUE | QUININE), lasts(28, QUININE | LISBON), lasts(27, BARUE | QUININE)]).toEqual([BARUE, 0, 0])
  })

  test('6.1.4 Carrier Corps levy: two Carriers in Nairobi, if the Entente holds it', () => {
    const levied = rain(28).dice(2, 4).run(events)
    expect(levied.carriersIn('entente', '2506')).toBe(2)
    expect(levied.story).toContain('carriersCame entente 2506 carriers 2')
    const lost = rain(28).towns('german', 'Nairobi').dice(2, 4).run(events)
    expect([lost.carriersIn('entente', '2506'), lost.events.some((e) => e.kind === 'eventVoid')]).toEqual([0, true])
  })

  test('6.1.4 Wintgens takes up to three FK of one hex', () => {
    const g = rain(28, { '1-FK': '2122', '2-FK': '2122', '3-FK': '2424', '4-FK': '2122', '5-FK': '2122' })
      .dice(3, 4)
      .run(events)
    expect(g.asked).toBe('german wintgens')
    g.play('favour 2-FK')
    expect(g.why('favour 1-FK')).toBe('6.2.3')
    expect(g.why('favour 3-FK')).toBe('6.1.4')
    g.play('favour 4-FK', 'favour 5-FK')
    expect(g.story.filter((line) => line.startsWith('favoured'))).toEqual([
      ...['favoured 2-FK', 'favoured 4-FK', 'favoured 5-FK'],
    ])
    expect(['1-FK', '2-FK', '3-FK', '4-FK', '5-FK'].filter((name) => isWintgens(g.t, unit(name)))).toEqual([
      '2-FK',
      '4-FK',
      '5-FK',
    ])
    g.arrange(endEffects)
    expect(isWintgens(g.t, unit('2-FK'))).toBe(false)
  })

  test('6.1.4 Wintgens takes FK of the map alone, and the first of all counters binds the others to its hex', () => {
    const g = rain(28, { '1-FK': '2122', '2-FK': '2424', '3-FK': '2122', '4-FK': 'pile', '7-SK': '2122' })
      .dice(3, 4)
      .run(events)
    expect(g.legal).toEqual(['favour 1-FK', 'favour 2-FK', 'favour 3-FK', 'end'])
    expect([g.why('favour 7-SK'), g.why('favour 4-FK')]).toEqual(['6.1.4', '6.1.4'])
    g.play('favour 1-FK')
    expect(g.legal).toEqual(['favour 3-FK', 'end'])
  })

  test('6.1.4 Wintgens takes three and no fourth, and whichever FK there is', () => {
    const four = { '1-FK': '2122', '2-FK': '2122', '3-FK': '2122', '4-FK': '2122' }
    const g = rain(28, four).dice(3, 4).run(events).play('favour 1-FK', 'favour 2-FK', 'favour 3-FK')
    expect(g.asked).not.toBe('german wintgens')
    const first = rain(28, { '1-FK': '2122' }).dice(3, 4).run(events)
    expect([first.asked, first.legal]).toEqual(['german wintgens', ['favour 1-FK', 'end']])
  })

  test('6.1.4 coup in Lisbon: Portuguese pieces stay in Segment 1', () => {
    const g = rain(28, { Indigena: '3536', Adamastor: '3536', '1/1-KAR': '2041' }).dice(4, 2).run(events)
    expect(['Indigena', 'Adamastor', '1/1-KAR'].map((name) => isHeldBack(g.t, unit(name)))).toEqual([true, true, false])
  })

  test('6.1.4 an airship comes on a 1, to an FK', () => {
    const g = rain(28, { '1-FK': '2122', '7-SK': '2424' }).dice(5, 4, 1).run(events)
    expect(g.asked).toBe('german stock')
    expect(g.legal).toEqual(['stock 2122'])
    expect(g.play('stock 2122').carriersIn('german', '2122')).toBe(2)
    expect(g.story).toContain('carriersCame german 2122 carriers 2')
    // In the first hex of the map as in any other, and stack by stack
    const two = rain(28, { '1-FK': '0101', '2-FK': '2122' }).dice(5, 4, 1).run(events)
    expect(two.legal).toEqual(['stock 0101', 'stock 2122'])
    expect(rain(28, { '1-FK': '0101' }).dice(5, 4, 1).run(events).legal).toEqual(['stock 0101'])
    expect(rain(28, { '1-FK': '2122' }).dice(5, 4, 2).run(events).asked).not.toBe('german stock')
  })

  test('6.1.4 of the eight events that last none brings another with it', () => {
    const all = [CHILEMBWE, LISBON, AIRCRAFT, QUININE, SMUTS_PRESSES, QUARREL, WAR_WEARY, BARUE]
    const { t } = rain(28)
    for (const event of all) {
      t.events.lasting = event
      expect(all.filter((each) => (t.events.lasting & each) !== 0)).toEqual([event])
    }
  })

  test('6.1.4 nobody rolls for an airship when there is no FK for it to come to', () => {
    const g = rain(28, { '7-SK': '2424' }).dice(5, 4).run(events)
    expect(g.story).toContain('eventVoid event 15')
  })

  test('6.1.4 KAR drafts restore up to two', () => {
    const g = rain(28, {
      '1/1-KAR': ['2041', 'reduced'],
      '1/3-KAR': ['2041', 'reduced'],
      '1/4-KAR': ['2041', 'reduced'],
    })
      .dice(6, 4)
      .run(events)
    g.play('restore 1/3-KAR')
    expect(g.why('restore 1/1-KAR')).toBe('6.2.3')
    g.play('end')
    expect(['1/1-KAR', '1/3-KAR', '1/4-KAR'].map((name) => g.at(name))).toEqual([
      '2041 reduced',
      '2041',
      '2041 reduced',
    ])
  })
})

test('6.1.4 up to two may be one: who is passed over is not picked any more, nor is anybody who is whole', () => {
  const g = rain(28, { '1/1-KAR': '2041', '1/3-KAR': ['2041', 'reduced'], '1/4-KAR': ['2041', 'reduced'] })
    .dice(6, 4)
    .run(events)
  // Up to two: one may be passed over, though nobody is left then for a second
  expect(g.legal).toEqual(['restore 1/3-KAR', 'restore 1/4-KAR', 'end'])
  expect(g.play('restore 1/4-KAR').legal).toEqual(['end'])
})

describe('6.1.4 1918', () => {
  test('6.1.4 influenza: each side reduces two of its own, nobody is exempt', () => {
    const g = rain(38, { '1-FK': '2711', '2-FK': '2711', '3-FK': '2711', '1/1-KAR': '2041', '1-F-Pub': '0205' })
      .dice(1, 4)
      .run(events)
    expect(g.asked).toBe('german victims')
    g.play('strike 1-FK', 'strike 3-FK')
    expect(g.asked).toBe('entente victims')
    g.play(g.legal[0] as string).play(g.legal[0] as string)
    expect(['1-FK', '2-FK', '3-FK', '1/1-KAR', '1-F-Pub'].map((name) => g.at(name).includes('reduced'))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
  })

  test('6.1.4 influenza: an earlier pick must leave enough behind it, and just enough will do', () => {
    const g = rain(38, { '1-FK': '2711', '2-FK': '2711', '1/1-KAR': '2041' }).dice(1, 4).run(events)
    expect([g.asked, g.whyName('strike 2-FK'), g.legal]).toEqual(['german victims', 'tooFewAfter', ['strike 1-FK']])
    expect(g.play('strike 1-FK').legal).toEqual(['strike 2-FK'])
    const three = rain(38, { '1-FK': '2711', '2-FK': '2711', '3-FK': '2711', '1/1-KAR': '2041' })
    expect(three.dice(1, 4).run(events).legal).toEqual(['strike 1-FK', 'strike 2-FK'])
    expect(three.whyName('strike 3-FK')).toBe('tooFewAfter')
  })

  test('6.1.4 famine takes nothing where there is nothing, and in the first hex as elsewhere', () => {
    const g = rain(38).carriers('entente', '0101').dice(2, 4).run(events)
    expect([g.asked, g.legal, g.whyName('starve 2607')]).toEqual(['german starve', ['starve 0101'], 'notMeantHex'])
  })

  test('6.1.4 famine: each side takes an enemy Carrier outside the towns', () => {
    const g = rain(38).carriers('entente', '2506', '2607').carriers('german', '2711', '2812').dice(2, 4).run(events)
    expect(g.asked).toBe('german starve')
    expect(g.why('starve 2506')).toBe('6.1.4')
    g.play('starve 2607')
    expect(g.asked).toBe('entente starve')
    g.play('starve 2812')
    expect([g.carriersIn('entente', '2607'), g.carriersIn('german', '2812'), g.carriersIn('german', '2711')]).toEqual([
      0, 0, 1,
    ])
    expect(g.t.tracks.consumed).toBe(0)
    expect(g.story.filter((each) => each.startsWith('carrierLost'))).toEqual([
      'carrierLost entente 2607',
      'carrierLost german 2812',
    ])
  })

  test('6.1.4 Portuguese rout: one outside the ports is lost', () => {
    const g = rain(38, { Indigena: '3536', '15-Inf': '3141', '21-Inf': ['3141', 'reduced'] })
      .dice(3, 4)
      .run(events)
    expect(g.legal).toEqual(['strike 15-Inf', 'strike 21-Inf'])
    expect(g.play('strike 15-Inf').at('15-Inf')).toBe('pile')
    const turncoat = rain(38, { '15-Inf': '3141' })
      .set({ portugal: 'german' })
      .arrange((t) => {
        t.units.state[unit('15-Inf')] = 4
      })
    expect(
      turncoat
        .dice(3, 4)
        .run(events)
        .events.some((e) => e.kind === 'eventVoid'),
    ).toBe(true)
  })

  test('6.1.4 famine spares Carriers in towns, in Dar-es-Salaam as elsewhere, and is void where all are', () => {
    const g = rain(38).carriers('entente', '2506').carriers('german', '3219').dice(2, 4).run(events)
    expect(g.asked).not.toMatch(/starve$/)
    expect(g.story).toContain('eventVoid event 18')
  })

  test('6.1.4 a rout spares whoever is in a port, in Dar-es-Salaam as elsewhere', () => {
    const g = rain(38, { Indigena: '3219', '15-Inf': '3141', '21-Inf': '3536' }).towns('entente', '3219').dice(3, 4)
    expect(g.run(events).legal).toEqual(['strike 15-Inf'])
  })

  test('6.1.4, 4.1.4 whoever is struck and lost gives up the Carriers of his hex to an enemy who is there', () => {
    const g = rain(38, { '15-Inf': '3141', '1-FK': '3141' }).carriers('entente', '3141').dice(3, 4).run(events)
    g.play('strike 15-Inf')
    expect([g.carriersIn('entente', '3141'), g.carriersIn('german', '3141')]).toEqual([0, 1])
  })

  test('6.1.4 captured stores: a Carrier with Germans in Portuguese East Africa', () => {
    const g = rain(38, { '1-FK': '2438', '2-FK': '2711', '1/1-KAR': '1935' }).dice(4, 2).run(events)
    expect(g.legal).toEqual(['stock 2438'])
    expect(g.play('stock 2438').carriersIn('german', '2438')).toBe(1)
  })

  test('6.1.4 desertion takes a reduced SK or RK, or else reduces an FK', () => {
    const g = rain(38, { '1-FK': '2711', '7-SK': ['2711', 'reduced'], 'A-RK': '2711' })
      .dice(5, 4)
      .run(events)
    expect(g.legal).toEqual(['strike 7-SK'])
    expect(g.play('strike 7-SK').at('7-SK')).toBe('pile')
    const none = rain(38, { '1-FK': '2711', '2-FK': ['2711', 'reduced'], '7-SK': '2711' })
      .dice(5, 4)
      .run(events)
    expect(none.legal).toEqual(['strike 1-FK'])
    expect(none.play('strike 1-FK').at('1-FK')).toBe('2711 reduced')
  })

  test('6.1.4 war-weary: the Entente loses a Carrier and has no leadership', () => {
    const g = rain(38).carriers('entente', '2506', 'east').dice(6, 4).run(events)
    expect(g.legal).toEqual(['starve 2506', 'starve east'])
    g.play('starve 2506')
    expect(g.t.tracks.ententeLeadership).toBe(0)
  })
})
