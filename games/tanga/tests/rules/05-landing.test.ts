import { type Hex, nameHex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { BEACH_HEXES, grid } from '../../board.ts'
import { LANDING_GROUPS } from '../../data/scenarios.ts'
import { possible } from '../../possible.ts'
import { FORMATION_IDS, type Formation, NO_UNIT, unit } from '../../roster.ts'
import { given, type Position } from '../given.ts'

const ALL = LANDING_GROUPS.flatMap((g) => g.units)
const LEADERS = ['raj13-co', 'raj13-2ic', 'kgo61-co', 'aitken', 'malleson']
const aboard = (units: readonly string[]) => Object.fromEntries(units.map((u) => [u, 'aboard']))

/** All groups and some leaders aboard, at 2200 on 2 November unless told otherwise. */
const fleet = (scenario: 'campaign' | 'invasion' = 'campaign', day = 2, hour = 22): Position =>
  given(scenario)
    .at(day, hour)
    .units(aboard([...ALL, ...LEADERS]))
const landing = (g: Position): Position => g.phase('landing')

describe('5.1 when the British land', () => {
  test('5.1, 4.2d from 2200 on 2 November, as long as anybody waits aboard', () => {
    expect(landing(fleet()).asked).toBe('british debark')
    expect(landing(given().at(2, 22)).asked).not.toBe('british debark')
  })

  test('5.1 not in the turn after a landing, but in the one after that', () => {
    const after = (turns: number) =>
      landing(fleet('campaign', 3, 8).arrange((t) => (t.landing.last = t.tracks.turn - turns)))
    expect(after(1).asked).not.toBe('british debark')
    expect(after(2).asked).toBe('british debark')
  })

  test('5.1, 10.27 two turns go by while the Königsberg is about', () => {
    const after = (turns: number) =>
      landing(
        fleet('campaign', 3, 8).arrange((t) => {
          t.landing.last = t.tracks.turn - turns
          t.naval.gap = 2
        }),
      )
    expect(after(2).asked).not.toBe('british debark')
    expect(after(3).asked).toBe('british debark')
  })

  test('5.1 a landing of stevedores counts too; nobody need land', () => {
    const g = landing(fleet().arrange((t) => (t.landing.cleared = 1))).play(
      'debark stev-1 on A',
      'ashore stev-1 at 2506',
    )
    g.play('end')
    expect(g.t.landing.last).toBe(1)
    expect(landing(fleet()).play('end').t.landing.last).toBe(0)
  })

  test('5.3, 5.3a, 5.2d a battalion of nine takes two landings: land, wait, land', () => {
    const g = landing(fleet()).play('debark lnl2 on A')
    g.dice(1, 1, 1, 1, 1).play(...'abcde'.split('').map((c) => `ashore lnl2-${c} at 2506`), 'end', 'face N')
    expect(g.t.landing.group).toBeGreaterThan(0)
    g.at(2, 23)
    expect(landing(g).asked).not.toBe('british debark')
    landing(g.at(2, 24)).play('debark lnl2 on A')
    g.dice(1, 1, 1, 1).play(...['f', 'g', 'h', 'mg'].map((c) => `ashore lnl2-${c} at 2507`), 'end', 'face N')
    expect(g.told).toContain('groupLanded')
    expect(g.t.landing.group).toBe(0)
  })
})

describe('5.2 what is landed', () => {
  test.each(LANDING_GROUPS.map(({ id, units }) => [id, units] as const))(
    '5.2, 5.2a %s may land though all others are ashore',
    (id, units) => {
      const g = landing(
        given()
          .at(2, 22)
          .units(aboard(units))
          .arrange((t) => (t.landing.cleared = 7)),
      )
      expect(g.asked).toBe('british debark')
      expect(new Set(g.legal.filter((a) => a.startsWith('debark')).map((a) => a.split(' ')[1]))).toEqual(new Set([id]))
      expect(g.play(`debark ${id} on A`).why(`ashore ${units[0]} at 2506`)).toBe('')
    },
  )

  test('5.2, 5.2a one of thirteen groups, of which each is announced', () => {
    const g = landing(fleet())
    expect(new Set(g.legal.filter((a) => a.startsWith('debark')).map((a) => a.split(' ')[1])).size).toBe(10)
    g.arrange((t) => (t.landing.cleared = 7))
    expect(new Set(g.legal.filter((a) => a.startsWith('debark')).map((a) => a.split(' ')[1])).size).toBe(13)
    expect(g.play('debark lnl2 on B').events.at(-1)).toMatchObject({ kind: 'debarked', rule: '5.2a', seenBy: 3 })
  })

  test('5.2 nobody lands whose group is ashore', () => {
    const g = landing(fleet().units(Object.fromEntries(['fsm-a', 'fsm-b'].map((u) => [u, '2105']))))
    expect(g.whyName('debark fsm on A')).toBe('groupAshore')
  })

  test('5.2b what has begun is landed whole, on the same beach, before anything else', () => {
    const g = landing(fleet()).play('debark lnl2 on A', 'ashore lnl2-a at 2506').dice(1).play('end', 'face S')
    landing(g.at(2, 24).arrange((t) => (t.landing.cleared = 7)))
    expect(g.why('debark kgo61 on A')).toBe('5.2b')
    expect(g.whyName('debark kgo61 on A')).toBe('halfAshore')
    expect(g.whyName('debark stev-1 on A')).toBe('halfAshore')
    expect(g.whyName('debark lnl2 on B')).toBe('otherBeach')
    expect(g.why('debark lnl2 on A')).toBe('')
  })

  test('5.2b, 15.9.1b to any hexes of the beach, over-stacked for now', () => {
    const g = landing(fleet()).play('debark lnl2 on A')
    expect(g.whyName('ashore lnl2-a at 2302')).toBe('notOnBeach')
    expect(g.whyName('ashore kgo61-a at 2506')).toBe('notOfGroup')
    expect(g.whyName('ashore lettow at 2506')).toBe('notAboard')
    g.dice(1, 1, 1).play('ashore lnl2-a at 2506', 'ashore lnl2-b at 2507', 'ashore lnl2-c at 2506', 'end')
    expect(['lnl2-a', 'lnl2-b', 'lnl2-c'].map((u) => g.of(u))).toEqual(['2506', '2507', '2506'])
  })

  test('5.2c, 22.1.1.2a stevedores land where a combat unit has been', () => {
    const g = landing(fleet().units({ 'lnl2-a': '2506' }).units({ 'lnl2-a': '2405' }))
    expect(g.why('debark stev-1 on B')).toBe('5.2c')
    g.play('debark stev-1 on A', 'ashore stev-1 at 2507', 'end')
    expect(g.of('stev-1')).toBe('2507')
    expect(g.t.tracks.stevedoresLanded).toBe(1)
  })

  test('5.2c, 9.4 two or three on one beach, with or without others', () => {
    const g = landing(
      fleet()
        .units({ 'lnl2-a': '2506', 'stev-1': '2506', 'stev-2': '2506' })
        .arrange((t) => (t.landing.group = 0)),
    )
    expect(g.why('debark stev-3 on A')).toBe('')
  })

  test('5.2b there is no landing without a beach, and no beach without a landing', () => {
    const g = landing(fleet()).play('debark lnl2 on A')
    expect(possible(g.t)).toBeUndefined()
    expect(possible(g.arrange((t) => (t.landing.beach = 0)).t)).toMatch(/on no beach/)
    expect(possible(g.arrange((t) => (t.landing.group = 0)).t)).toBeUndefined()
    expect(possible(g.arrange((t) => (t.landing.beach = 1)).t)).toMatch(/nobody on one/)
  })

  test('5.2d five units at most', () => {
    const g = landing(fleet()).play('debark lnl2 on A', ...'abcde'.split('').map((c) => `ashore lnl2-${c} at 2506`))
    expect(g.why('ashore lnl2-f at 2506')).toBe('5.2d')
  })

  test('5.2d, 6.3.4a the first combat unit of a formation notes its beach, a leader or a second one does not', () => {
    const beachOf = (g: Position) => g.t.formations.landedOn[FORMATION_IDS.indexOf('lnl2') as Formation]
    const g = landing(fleet()).play('debark lnl2 on A', 'ashore aitken at 2506')
    expect(beachOf(g)).toBe(0)
    expect(beachOf(g.play('ashore lnl2-b at 2506'))).toBe(1)
    const again = landing(
      fleet().arrange((t) => (t.formations.landedOn[FORMATION_IDS.indexOf('lnl2') as Formation] = 2)),
    )
    expect(beachOf(again.play('debark lnl2 on A', 'ashore lnl2-a at 2506'))).toBe(2)
  })

  test('5.2, 5.3 a landing cannot be taken back: the enemy has seen it', () => {
    const g = landing(fleet()).play('debark lnl2 on A')
    const before = g.t.core.reveals
    g.play('ashore lnl2-a at 2506')
    expect(g.t.core.reveals).toBeGreaterThan(before)
  })

  test('5.3c, 19.7 nor can its end: it shows in which hexes they face about', () => {
    const g = landing(fleet()).play('debark lnl2 on A', 'ashore lnl2-a at 2506')
    const before = g.t.core.reveals
    expect(g.dice(1).play('end').asked).toBe('british face')
    expect(g.t.core.reveals).toBeGreaterThan(before)
  })

  test('5.1, 5.2d the boats go back: who landed in them, and what room was left, is forgotten', () => {
    const g = landing(fleet('campaign', 3, 8).units({ 'gren101-a': '1509 N', 'fk6-1': '1508 S' }))
    g.play('debark lnl2 on A', 'ashore lnl2-a at 2506')
    expect([g.t.landing.points, g.t.group.has(unit('lnl2-a'))]).toEqual([4, true])
    g.dice(1).play('end', 'face N')
    expect([g.asked, g.t.landing.points, g.t.group.first]).toEqual(['british fire', 0, NO_UNIT])
  })

  test('5.2d fewer if one likes, but somebody', () => {
    const g = landing(fleet()).play('debark lnl2 on A')
    expect(g.whyName('end')).toBe('nobodyAshore')
    g.play('ashore aitken at 2506')
    expect(g.whyName('end')).toBe('nobodyAshore')
    expect(g.play('ashore lnl2-a at 2506').why('end')).toBe('')
  })

  test('5.2d an officer lands as soon as one of his men is ashore, whichever it is', () => {
    const g = landing(fleet().units({ 'lnl2-co': 'aboard' })).play('debark raj13 on A')
    expect(g.whyName('ashore lnl2-co at 2506')).toBe('officerWaits')
    const first = landing(fleet().units({ 'lnl2-co': 'aboard', 'lnl2-a': '2105' })).play('debark lnl2 on A')
    expect(first.why('ashore lnl2-co at 2506')).toBe('')
  })

  test('5.3g where Germans hold every beach nobody is asked what to land', () => {
    expect(landing(fleet().units({ kf9: '2506', kf15: '2105' })).asked).toBe('british debark')
    const held = BEACH_HEXES.map(([at], i) => [['kf9', 'kf15', 'fk6-1'][i] ?? '', nameHex(grid, at as Hex)])
    expect(landing(fleet('invasion').units(Object.fromEntries(held))).asked).not.toBe('british debark')
  })

  test('5.2d leaders land free: the staff always, officers once a group of theirs has begun', () => {
    const g = landing(fleet()).play('debark raj13 on A')
    expect(g.whyName('ashore kgo61-co at 2506')).toBe('officerWaits')
    expect(g.whyName('ashore raj13-co at 2506')).toBe('officerWaits')
    g.play(
      ...'abcde'.split('').map((c) => `ashore raj13-${c} at 2506`),
      'ashore raj13-co at 2506',
      'ashore aitken at 2507',
    )
    expect([g.of('raj13-co'), g.of('aitken')]).toEqual(['2506', '2507'])
  })

  test('5.2d, 17.1.1 Malleson lands with either half battalion', () => {
    const g = landing(fleet()).play('debark gwal3 on C', 'ashore half3-ga at 2003', 'ashore malleson at 2003')
    expect(g.of('malleson')).toBe('2003')
  })
})

describe('5.3 landing', () => {
  test('5.3b, 7.1, 20.4, 21.4 all land on their good side, supplied', () => {
    const g = landing(fleet().units({ 'lnl2-a': 'aboard disorganized ooa' })).play('debark lnl2 on A')
    g.dice(4).play('ashore lnl2-a at 2506', 'end')
    expect(g.of('lnl2-a')).toBe('2506')
  })

  test('5.3c, 15.9.1, 15.9.1a they face as they like, and do nothing more in this phase', () => {
    const g = landing(fleet()).play('debark lnl2 on A').dice(1).play('ashore lnl2-a at 2506', 'end')
    expect(g.asked).toBe('british face')
    expect(g.play('face SW').facing('2506')).toBe('SW')
    expect(g.asked).toBe('british movement')
  })

  test('5.3c hex after hex, whoever of them is alone in it', () => {
    const g = landing(fleet()).play('debark lnl2 on A').dice(1, 1)
    g.play('ashore lnl2-a at 2506', 'ashore lnl2-b at 2507', 'end')
    expect(g.asked).toBe('british face')
    g.play('face SW')
    expect(g.asked).toBe('british face')
    g.play('face NE')
    expect([g.facing('2506'), g.facing('2507')].toSorted()).toEqual(['NE', 'SW'])
    const one = landing(fleet()).play('debark lnl2 on A').dice(1).play('ashore lnl2-a at 2507', 'end')
    expect(one.asked).toBe('british face')
    expect(one.play('face SW').facing('2507')).toBe('SW')
  })

  test.each([
    ['by night on a fresh beach', 2, 22, 0, 4, 5],
    ['by night on a used one', 2, 22, 1, 5, 6],
    ['by day on a fresh one', 3, 9, 0, 5, 6],
  ])('5.3d %s', (_, day, hour, used, well, badly) => {
    const g = landing(fleet('campaign', day, hour).arrange((t) => (t.landing.used = used))).play('debark lnl2 on A')
    g.dice(well, badly).play('ashore lnl2-a at 2506', 'ashore lnl2-b at 2506', 'end')
    expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['2506', '2506 disorganized'])
  })

  test('5.3d by day on a used beach nobody rolls', () => {
    const g = landing(fleet('campaign', 3, 9).arrange((t) => (t.landing.used = 1))).play('debark lnl2 on A')
    expect(g.play('ashore lnl2-a at 2506', 'end').of('lnl2-a')).toBe('2506')
  })

  test('5.3d a beach is used from the turn after on, and not by stevedores', () => {
    const g = landing(fleet()).play('debark lnl2 on A')
    g.dice(5, 5).play('ashore lnl2-a at 2506', 'ashore lnl2-b at 2506', 'end')
    expect(g.of('lnl2-b')).toBe('2506 disorganized')
    expect(g.play('face N').t.landing.used).toBe(1)
    // One company will do, the very first as any other
    const one = landing(fleet()).play('debark lnl2 on B').dice(1).play('ashore lnl2-a at 2302', 'end')
    expect(one.play('face N').t.landing.used).toBe(2)
    const h = landing(fleet().arrange((t) => (t.landing.cleared = 1))).play(
      'debark stev-1 on A',
      'ashore stev-1 at 2506',
    )
    expect(h.play('end').t.landing.used).toBe(0)
  })

  test('5.3e, 5.3f, 15.9.1b, 20.5 who landed badly moves in the same turn, one hex at night', () => {
    const g = landing(fleet()).play('debark lnl2 on A').dice(6).play('ashore lnl2-a at 2506', 'end', 'face NW')
    g.play('march 2506', 'all', 'step to 2406 facing NW')
    expect(g.of('lnl2-a')).toBe('2406 disorganized')
    expect(g.why('step to 2306 facing NW')).toBe('20.5')
  })

  test('5.3g not on a beach with Germans', () => {
    const g = landing(fleet().units({ adler: '2507' }))
    expect(g.why('debark lnl2 on A')).toBe('5.3g')
    expect(g.why('debark lnl2 on B')).toBe('')
  })

  test('5.3h no die for leaders and stevedores', () => {
    const g = landing(fleet().arrange((t) => (t.landing.cleared = 1)))
    g.play('debark stev-1 on A', 'ashore stev-1 at 2506', 'ashore aitken at 2506', 'end')
    expect([g.of('stev-1'), g.of('aitken')]).toEqual(['2506', '2506'])
  })

  test('5.2d, 5.3 nobody is asked who else lands when nobody is left who could', () => {
    const g = landing(
      given()
        .at(2, 22)
        .units(aboard(['fsm-a', 'fsm-b'])),
    )
    g.play('debark fsm on A', 'ashore fsm-b at 2507').dice(1, 1).play('ashore fsm-a at 2507')
    expect(g.asked).toBe('british face')
  })
})

describe('21.2 the first landings of Invasion!', () => {
  test('21.2, 3.3 the 13th Rajputs and the 61st Pioneers before all others', () => {
    const g = landing(fleet('invasion').arrange((t) => (t.landing.cleared = 1)))
    expect(g.whyName('debark lnl2 on A')).toBe('othersFirst')
    expect(g.whyName('debark stev-1 on A')).toBe('othersFirst')
    expect(g.why('debark kgo61 on A')).toBe('')
    const ashore = LANDING_GROUPS.filter((h) => h.id === 'raj13' || h.id === 'kgo61').flatMap((h) => h.units)
    landing(g.units(Object.fromEntries(ashore.map((u) => [u, '2105']))))
    expect(g.why('debark lnl2 on A')).toBe('')
  })
})

describe('19.3 the 28th Mountain Battery', () => {
  const guns = (day: number, declared: number, option = 2) =>
    landing(
      fleet('campaign', day, 8)
        .units({ 'mb28-1': 'aboard', 'mb28-2': 'aboard', 'fsm-a': '2105', 'fsm-b': '2105' })
        .arrange((t) => {
          t.naval.option = option
          t.landing.battery = declared
        }),
    )

  test('19.3, 10.27 it may land, but not with option 1', () => {
    expect(guns(3, 2, 1).whyName('debark mb28 on A')).toBe('batteryAboard')
    expect(guns(3, 0, 1).whyName('declare')).toBe('batteryAboard')
    expect(guns(3, 2).why('debark mb28 on A')).toBe('')
  })

  test('19.3.1 declared on one day, landed from the next on', () => {
    const g = guns(3, 0)
    expect(g.whyName('debark mb28 on A')).toBe('batteryNotDeclared')
    g.play('declare')
    expect(g.story).toContain('batteryDeclared day 3')
    expect(g.whyName('debark mb28 on A')).toBe('batteryWaits')
    expect(g.whyName('declare')).toBe('declaredAlready')
    landing(g.at(4, 1))
    expect(g.why('debark mb28 on A')).toBe('')
  })

  test('19.3.1 after a battalion that is wholly ashore', () => {
    const g = landing(guns(3, 2).units({ 'fsm-b': 'aboard' }))
    expect(g.whyName('debark mb28 on A')).toBe('batteryAfterBattalion')
  })

  test('19.3.1 after any one battalion; what is neither aboard nor a battalion does not count', () => {
    const alone = (ashore: readonly string[]) => {
      const all = Object.fromEntries(ALL.map((u) => [u, ashore.includes(u) ? '2105' : 'aboard']))
      const g = given('campaign')
        .at(3, 8)
        .units({ ...all, 'mb28-1': 'aboard', 'mb28-2': 'aboard' })
      return landing(
        g.arrange((t) => {
          t.naval.option = 2
          t.landing.battery = 2
        }),
      ).whyName('debark mb28 on A')
    }
    const battalions = LANDING_GROUPS.filter(({ id }) => !id.startsWith('stev'))
    expect(battalions.map(({ units }) => alone(units))).toEqual(battalions.map(() => ''))
    expect(alone(['stev-1', 'stev-2', 'stev-3', 'lnl2-a'])).toBe('batteryAfterBattalion')
  })

  test('19.3.2, 19.3.3 a section a landing, and nothing else between', () => {
    const g = guns(3, 2).play('debark mb28 on A')
    g.play('ashore mb28-1 at 2506')
    expect(g.whyName('ashore mb28-2 at 2506')).toBe('fullLanding')
    g.dice(5).play('end', 'face N')
    expect(g.of('mb28-1')).toBe('2506')
    landing(g.at(3, 10))
    expect(g.whyName('debark lnl2 on A')).toBe('halfAshore')
    expect(g.why('debark mb28 on A')).toBe('')
  })
})
