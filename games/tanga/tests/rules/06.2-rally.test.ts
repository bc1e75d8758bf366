import { describe, expect, test } from 'vitest'
import { FORMATION_IDS, FORMATIONS, type Formation, unit } from '../../roster.ts'
import { COLLAPSED, FIRM, RECOVERED } from '../../rules/06.3-standing.ts'
import { is, LEFT_BY_NIGHT, mark, WITH_LETTOW } from '../../stacks.ts'
import { given, type Position } from '../given.ts'

const formationNamed = (id: string): Formation => FORMATION_IDS.indexOf(id) as Formation

const rally = (g: Position): Position => g.phase('rally')

describe('6.2 rally', () => {
  test('6.2, 4.2a both sides may roll, the British first', () => {
    const g = rally(given().units({ 'lnl2-a': '2005 disorganized', 'lnl2-co': '2005', 'fk1-1': '1010 disorganized' }))
    expect(g.asked).toBe('british rally')
    expect(g.play('end').asked).toBe('german rally')
  })

  test('6.2 once a phase, and only who is disorganized', () => {
    const g = rally(
      given().units({
        'raj13-a': '2005 disorganized',
        'raj13-b': '2005 disorganized',
        'raj13-co': '2005',
        'lnl2-a': '2006',
      }),
    )
    g.dice(6).play('rally raj13-a')
    expect(g.whyName('rally raj13-a')).toBe('rolledAlready')
    expect(g.whyName('rally lnl2-a')).toBe('notDisorganized')
    expect(g.whyName('rally fk1-1')).toBe('notHere')
  })

  test('6.2 once in each phase: what was tried before does not count, and what was tried is forgotten', () => {
    const g = given().units({ 'lnl2-a': '2005 disorganized', 'lnl2-co': '2005', 'fk1-1': '1010 disorganized' })
    rally(g.arrange((t) => t.tried.add(unit('lnl2-a'))))
    expect(g.why('rally lnl2-a')).toBe('')
    g.dice(6, 6).play('rally-all', 'rally-all')
    expect([g.asked.endsWith('rally'), g.t.tried.first]).toEqual([false, -1])
  })

  test('6.2 nobody is asked when there is nobody to rally', () => {
    expect(rally(given().units({ 'lnl2-a': '2005', 'fk1-1': '1010' })).asked).not.toContain('rally')
  })

  test('6.2.1, 6.2.2e a British unit needs a leader, a German does not', () => {
    const g = rally(given().units({ 'lnl2-a': '2005 disorganized', 'lnl2-b': '2006 disorganized', 'lnl2-co': '2006' }))
    expect(g.why('rally lnl2-a')).toBe('6.2.2e')
    expect(g.why('rally lnl2-b')).toBe('')
    expect(rally(given().units({ 'fk1-1': '1010 disorganized' })).why('rally fk1-1')).toBe('')
  })

  /** Disorganized: 1 FK has a morale of 4, the 13th Rajputs 2, the 2nd LNL 4. */
  function ralliesOn(need: number, name: string, ...leaders: readonly string[]): void {
    const at = Object.fromEntries([[name, '1610 disorganized'], ...leaders.map((l) => [l, '1610'])])
    const rolled = (die: number) => rally(given().units(at)).dice(die).play(`rally ${name}`).of(name)
    expect([rolled(need), rolled(need + 1)]).toEqual(['1610', '1610 disorganized'])
  }

  test('6.2.2, 6.2.2a a German with any leader on his morale or less', () => ralliesOn(4, 'fk1-1', 'poppe'))

  test('6.2.2b, 17.1.2 a German without one on less', () => ralliesOn(3, 'fk1-1'))

  test('6.2.2c, 17.1.1 a Briton with his officer on his morale or less', () => ralliesOn(4, 'lnl2-a', 'lnl2-2ic'))

  test('6.2.2d, 17.1.2 a Briton with the staff on less', () => ralliesOn(3, 'lnl2-a', 'aitken'))

  test('6.2.2c, 6.2.2d where both are the officer rallies him', () => ralliesOn(4, 'lnl2-a', 'aitken', 'lnl2-co'))

  test('6.2.2f, 6.2.2d a 1 always rallies', () => ralliesOn(1, 'pli63-a', 'aitken'))

  test('6.2.2e an officer of another battalion rallies nobody', () => {
    const g = given().units({ 'lnl2-a': '2005 disorganized', 'kgo61-co': '2005' })
    expect(rally(g).asked).not.toContain('rally')
  })

  test('6.2, 9.7 other sects in the hex make it harder', () => {
    const at = { 'gren101-a': '1610 disorganized', 'gren101-c': '1610', 'gren101-co': '1610' }
    expect(rally(given().units(at)).dice(3).play('rally gren101-a').of('gren101-a')).toBe('1610 disorganized')
    expect(rally(given().units(at)).dice(2).play('rally gren101-a').of('gren101-a')).toBe('1610')
  })

  test('6.2, 2.6.5 who is better disorganized need not try', () => {
    const g = rally(given().units({ 'aura-pol': '0816 disorganized', 'fk1-1': '1010 disorganized' }))
    expect(g.dice(1).play('rally fk1-1', 'end').of('aura-pol')).toBe('0816 disorganized')
  })

  test('6.2 all at once', () => {
    const g = rally(given().units({ 'fk1-1': '1010 disorganized', 'fk1-2': '1011 disorganized' }))
    g.dice(3, 4).play('rally-all')
    expect([g.of('fk1-1'), g.of('fk1-2')]).toEqual(['1010', '1011 disorganized'])
    const first = given().units({ 'lnl2-a': '2010 disorganized', 'lnl2-b': '2010 disorganized', 'lnl2-co': '2010' })
    rally(first).dice(1, 1).play('rally-all')
    expect([first.of('lnl2-a'), first.of('lnl2-b')]).toEqual(['2010', '2010'])
  })

  test('6.2.3 units stacked without a leader part first, at night too', () => {
    for (const hour of [10, 22]) {
      const g = rally(given().at(3, hour).units({ 'lnl2-a': '2005', 'lnl2-b': '2005' }))
      expect(g.asked).toBe('british keep')
      g.play('keep lnl2-a', 'unstack to 2006', 'face N')
      expect([g.of('lnl2-a'), g.of('lnl2-b')]).toEqual(['2005', '2006'])
    }
  })

  test('6.2.4, 20.8, 20.0 nobody rolls at night: from 1700 to 0500', () => {
    const at = (hour: number) => rally(given().at(3, hour).units({ 'fk1-1': '1010 disorganized' })).asked
    expect([16, 6].map(at)).toEqual(['german rally', 'german rally'])
    expect([17, 5, 24].filter((hour) => at(hour).includes('rally'))).toEqual([])
  })

  test('6.2, 6.3.4j Germans beyond the west edge rally as if in one hex', () => {
    const g = rally(given().units({ 'fk1-1': 'west disorganized', poppe: 'west' }))
    expect(g.dice(4).play('rally fk1-1').of('fk1-1')).toBe('west')
  })

  test('6.2, 6.3.4i who was swept along is himself again', () => {
    const g = rally(given().units({ 'fk1-1': '1010 disorganized swept' }))
    expect(g.dice(1).play('rally fk1-1').of('fk1-1')).toBe('1010')
  })

  test('6.2.2, 19.7 the enemy does not learn of a rally that he cannot see', () => {
    const g = rally(given().units({ 'fk1-1': '1010 disorganized' }))
      .dice(1)
      .play('rally fk1-1')
    expect(g.events.find((e) => e.kind === 'rallied')).toMatchObject({ seenBy: 2, secret: 'all' })
  })
})

describe('6.3.4j recovery', () => {
  /** 8 SchK breaks at 3: one unit lost, the other disorganized. */
  const broken = (day: number, hour: number, deadline: readonly [number, number]) =>
    given()
      .at(...deadline)
      .arrange((t) => {
        const f = formationNamed('schk8')
        t.formations.standing[f] = COLLAPSED
        t.formations.actsFrom[f] = t.tracks.turn
      })
      .at(day, hour)
      .units({ 'schk8-1': 'west disorganized', 'schk8-2': 'gone lost', prince: 'west' })
  const standing = (g: Position) => g.t.formations.standing[formationNamed('schk8')]
  const actsFrom = (g: Position) => g.t.formations.actsFrom[formationNamed('schk8')]

  test('6.3.4j below the breakpoint after the rolls it has recovered', () => {
    const g = rally(broken(3, 15, [4, 6]))
    expect(standing(g)).toBe(COLLAPSED)
    g.dice(1).play('rally-all')
    expect(standing(g)).toBe(RECOVERED)
    expect(g.told).toContain('recovered')
  })

  test('6.3.4j not while it stays at its breakpoint', () => {
    expect(
      standing(
        rally(broken(3, 15, [4, 6]))
          .dice(6)
          .play('rally-all'),
      ),
    ).toBe(COLLAPSED)
  })

  test('6.3.4k before the dawn of the next day it acts at once', () => {
    expect(
      actsFrom(
        rally(broken(3, 15, [4, 6]))
          .dice(1)
          .play('rally-all'),
      ),
    ).toBe(0)
  })

  test.each([
    [4, 6, 5],
    [4, 10, 5],
    [5, 6, 6],
  ])('6.3.4k recovered on %i November at %i hours it acts from dawn on the %i.', (day, hour, from) => {
    const g = rally(broken(day, hour, [4, 6]))
      .dice(1)
      .play('rally-all')
    expect(g.events.find((e) => e.kind === 'actsAgain')?.facts).toMatchObject({ day: from })
    const dawn = given().at(from, 6).t.tracks.turn
    expect(actsFrom(g)).toBe(dawn)
  })

  test('6.3.4j a formation that holds is left alone', () => {
    const g = rally(given().units({ 'fk1-1': '1010 disorganized' }))
      .dice(1)
      .play('rally-all')
    for (let f = 0 as Formation; f < FORMATIONS; f++) expect(g.t.formations.standing[f]).toBe(FIRM)
  })
})

describe('20.3 the night with Lettow-Vorbeck', () => {
  const left = (hour: number, lettow: string) =>
    given()
      .at(4, hour)
      .units({ 'fk1-1': 'west disorganized', 'fk1-2': 'west disorganized', 'fk1-3': '0112', lettow })
      .arrange((t) => mark(t, unit('fk1-1'), WITH_LETTOW))

  test('20.3 who left with him is in good order at 0600', () => {
    const g = rally(left(6, 'west'))
    expect([g.of('fk1-1'), g.of('fk1-2')]).toEqual(['west', 'west disorganized'])
    expect(g.told).toContain('ralliedByNight')
  })

  test('20.3 not before', () => {
    expect(rally(left(5, 'west')).of('fk1-1')).toContain('disorganized')
  })

  const LEAVES =
    (...names: readonly string[]) =>
    (g: ReturnType<typeof left>) =>
      g.arrange((t) => {
        for (const name of names) mark(t, unit(name), LEFT_BY_NIGHT)
      })
  const isWithHim = (g: ReturnType<typeof left>, name: string) => is(g.t, unit(name), WITH_LETTOW)

  test('20.3 with him are those who left in the same night turn, and are still away', () => {
    const both = rally(LEAVES('lettow', 'fk1-2', 'fk1-3')(left(3, 'west')))
    expect(['fk1-1', 'fk1-2', 'fk1-3'].map((name) => isWithHim(both, name))).toEqual([true, true, false])
    // He left before: nobody joins him any more
    expect(isWithHim(rally(LEAVES('fk1-2')(left(3, 'west'))), 'fk1-2')).toBe(false)
    // They left a turn before him: that is forgotten when he goes
    const before = rally(LEAVES('fk1-2')(left(2, '0112')))
    expect(is(before.t, unit('fk1-2'), LEFT_BY_NIGHT)).toBe(false)
    expect(isWithHim(rally(LEAVES('lettow')(before.units({ lettow: 'west' }).at(4, 3))), 'fk1-2')).toBe(false)
    // He left with them, and has come back
    expect(isWithHim(rally(LEAVES('lettow', 'fk1-2')(left(3, '0112'))), 'fk1-2')).toBe(false)
  })

  test('20.3 one morning is the end of it, and nobody is in good order on the map by it', () => {
    const g = rally(
      left(6, 'west')
        .units({ 'fk1-3': '0112 disorganized' })
        .arrange((t) => mark(t, unit('fk1-3'), WITH_LETTOW)),
    )
    expect([isWithHim(g, 'fk1-1'), isWithHim(g, 'fk1-3'), g.of('fk1-3')]).toEqual([false, false, '0112 disorganized'])
  })

  test('20.3, 6.3.4k a formation that recovers so acts at once', () => {
    const g = rally(
      left(6, 'west').arrange((t) => {
        const f = formationNamed('fk1')
        t.formations.standing[f] = COLLAPSED
        t.formations.actsFrom[f] = t.tracks.turn
      }),
    )
    const f = formationNamed('fk1')
    expect([g.t.formations.standing[f], g.t.formations.actsFrom[f]]).toEqual([RECOVERED, 0])
  })
})
