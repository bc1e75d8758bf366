import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { ALLIED, GERMAN, NO_UNIT, UNIT_NAMES } from '../../roster.ts'
import { inEzoc } from '../../rules/11-zones.ts'
import { DEVICE } from '../../stacks.ts'
import { given, type Position } from '../given.ts'

/** Rolls a turn's event: the German die, the Allied die, what the event rolls, then the Allied action point die. */
const roll = (g: Position, turn: number, german: number, allied: number, ...more: number[]) =>
  g
    .set({ turn: turn - 1 })
    .before('turn')
    .dice(german, allied, ...more)
    .play('end')
/** What was told under a case. */
const told = (g: Position, rule: string) => g.events.filter((e) => e.rule === rule).map((e) => e.kind)

describe('8.2 the Events Phase', () => {
  test('8.2 none in turn 1, then two dice at the start of every turn and none in the players turns', () => {
    const first = given().set({ turn: 0 }).before('turn').dice(4).play('end')
    expect(first.events.map((e) => e.kind)).toEqual(['turnBegan', 'playerTurnBegan', 'pointsDetermined'])
    const second = roll(given(), 2, 6, 6, 1)
    expect(second.events.map((e) => e.kind)).toContain('eventRolled')
    expect(second.events.find((e) => e.kind === 'eventRolled')).toMatchObject({
      facts: { german: 6, allied: 6, total: 12 },
      dice: [{ shows: 6 }, { shows: 6 }],
    })
    expect(second.t.tracks.event).toBe(12)
    const german = given().before('german turn').dice(2).play('end')
    expect(german.events.map((e) => e.kind)).toEqual(['playerTurnBegan', 'pointsDetermined'])
  })

  test('8.2 an event may come again', () => {
    const g = roll(given(), 2, 1, 4, 3, 1)
    const after = g.points('allied')
    roll(g, 3, 1, 4, 3, 1)
    expect(g.points('allied')).toBe(Math.min(12, after + 3 + 4))
  })
})

describe('8.1 an event outranks the rules', () => {
  test('8.1 what is eliminated for good comes back by event 4', () => {
    const g = roll(given().units({ 'FK-7': 'eliminated' }), 2, 2, 2)
    expect(g.why('recruit FK-7')).toBe('')
    const recruiting = given().units({ 'FK-7': 'eliminated', 'G-Mil-1': '2816' }).set({ german: 9 })
    expect(recruiting.phase('recruit', 'german').why('recruit FK-7')).toBe('10.6')
  })
})

describe('event-2 German blockade runner', () => {
  const port = () => given().units({ 'FK-1': '2117', 'MEK-1': 'recruits', 'MEK-Art': 'recruits' }).set({ german: 3 })

  test('event-2 with a port: a die of points, and a marine unit for it, free', () => {
    const g = roll(port(), 2, 1, 1, 5)
    expect(g.points('german')).toBe(8)
    expect(g.asked).toBe('german blockade-runner')
    expect(g.legal).toEqual(['recruit MEK-1', 'recruit MEK-Art', 'end'])
    g.dice(1).play('recruit MEK-1', 'deploy at 2117')
    expect(g.at('MEK-1')).toBe('2117')
    expect(g.points('german')).toBe(8)
    expect(told(g, 'event-2')).toEqual(['pointsGained', 'recruited'])
    expect(g.asked).toBe('allied recruit')
  })

  test('event-2, 5.4 it does not lengthen the game, and may be declined', () => {
    const g = roll(port(), 2, 1, 1, 5).dice(1).play('recruit MEK-1', 'deploy at 2117')
    expect(g.t.tracks.mekBought).toBe(0)
    const declined = roll(port(), 2, 1, 1, 5).dice(1).play('end')
    expect(declined.at('MEK-1')).toBe('recruits')
  })

  test('event-2 any port they hold will do, and only those', () => {
    const g = roll(port().units({ 'FK-2': '2118', CTH: '3033', 'FK-3': '2816' }), 2, 1, 1, 5).play('recruit MEK-1')
    expect(g.legal).toEqual(['deploy at 2117', 'deploy at 2118'])
    expect(g.why('deploy at 2426')).toBe('10.4')
    expect(g.why('deploy at 2816')).toBe('event-2')
  })

  test('event-2, 26.0 it is asked even if no port has room, where the enemy cannot see that', () => {
    const crowd = Object.fromEntries(UNIT_NAMES.slice(0, 12).map((name) => [name, '2117']))
    const army = { ...crowd, 'MEK-1': 'recruits' }
    expect(roll(given().units(army), 2, 1, 1, 4, 1).asked).toBe('allied recruit')
    const hidden = roll(given('fog').units(army), 2, 1, 1, 4)
    expect([hidden.asked, hidden.legal]).toEqual(['german blockade-runner', ['end']])
    const mined = roll(
      given('fog')
        .units(army)
        .marks({ '2117': ['device'] }),
      2,
      1,
      1,
      4,
      1,
    )
    expect(mined.asked).toBe('allied recruit')
  })

  test('event-2 without a port nothing happens', () => {
    const g = roll(given().units({ 'FK-1': '2816', 'MEK-1': 'recruits' }), 2, 1, 1, 1)
    expect(told(g, 'event-2')).toEqual(['noEffect'])
    expect(g.at('MEK-1')).toBe('recruits')
  })

  test('event-2, 34.0 nor is it said that nothing happens when the squadron comes', () => {
    const g = given('squadron').units({ 'FK-1': '2816' })
    expect(told(roll(g, 6, 1, 1, 1), 'event-2')).toEqual([])
    expect(told(roll(g, 7, 1, 1, 1), 'event-2')).toEqual(['noEffect'])
  })

  test('event-2, event-7 what an earlier event left over counts for nothing', () => {
    const g = given().units({ 'P-Mil-1': '1101', 'FEX-1': 'recruits', 'MEK-1': 'recruits' })
    roll(g, 2, 3, 4).play('recruit FEX-1').dice(1).play('deploy at 1101')
    expect(roll(g, 3, 1, 1, 1).asked).toBe('allied recruit')
  })

  test('event-2 only marines in the Recruit Box can be landed', () => {
    const g = roll(port().units({ 'FK-8': 'recruits', 'MEK-2': 'eliminated' }), 2, 1, 1, 5)
    expect(g.why('recruit FK-8')).toBe('event-2')
    expect(g.why('recruit MEK-2')).toBe('event-2')
  })
})

describe('event-3 Ausland rebellion', () => {
  const army = () =>
    given()
      .units({ 'FK-1': '2816', 'FK-2': ['2816', 'disrupted'], 'G-Art-1': '2515', VK: '3429', 'Patrol-1': '3424' })
      .units({ 'G-Mil-1': '2117', 'G-Mil-2': ['2413', 'converted'] })
      .set({ german: 7 })

  test('event-3 German points fall to 0, and two units are disrupted', () => {
    const g = roll(army(), 2, 1, 2)
    expect(g.points('german')).toBe(0)
    expect(g.asked).toBe('german ausland-rebellion')
    g.dice(1).play('disrupt FK-1', 'disrupt VK')
    expect([g.at('FK-1'), g.at('VK'), g.at('G-Art-1')]).toEqual(['2816 disrupted', '3429 disrupted', '2515'])
    expect(told(g, 'event-3')).toEqual(['pointsGone', 'disrupted', 'disrupted'])
    expect(g.t.march.picked).toBe(NO_UNIT)
    expect(inEzoc(g.t, ALLIED, hex('2817'))).toBe(false)
  })

  test('event-3 only units that live through it, and each pair in one way only', () => {
    const g = roll(army(), 2, 1, 2)
    expect(g.legal).toEqual(['disrupt FK-1', 'disrupt G-Art-1'])
    for (const name of ['FK-2', 'Patrol-1', 'G-Mil-1', 'G-Mil-2', 'SAMR-1', 'FK-3'])
      expect(g.why(`disrupt ${name}`), name).toBe('event-3')
    g.play('disrupt G-Art-1')
    expect(g.legal).toEqual(['disrupt VK'])
  })

  test('event-3 fewer if there are fewer', () => {
    const one = roll(given().units({ 'FK-1': '2816' }), 2, 1, 2)
      .dice(1)
      .play('disrupt FK-1')
    expect(one.asked).toBe('allied recruit')
    expect(roll(given(), 2, 1, 2, 1).asked).toBe('allied recruit')
  })

  test('event-3, 26.0 under fog it is asked twice however few there are: the enemy must not learn how few', () => {
    const one = roll(given('fog').units({ 'FK-1': '2816' }), 2, 1, 2)
    expect([one.legal, one.why('end')]).toEqual([['disrupt FK-1'], 'event-3'])
    expect(one.play('disrupt FK-1').asked).toBe('german ausland-rebellion')
    expect(one.legal).toEqual(['end'])
    expect(one.dice(1).play('end').asked).toBe('allied recruit')
    const none = roll(given('fog'), 2, 1, 2)
    expect([none.asked, none.legal]).toEqual(['german ausland-rebellion', ['end']])
  })

  test('event-3, 26.0 under fog they are named in any order: which came first must not tell who the unseen one is', () => {
    const g = roll(given('fog').units({ 'FK-1': '2816', 'FK-2': '4028', 'FK-3': '2816' }), 2, 1, 2)
    expect(g.legal).toEqual(['disrupt FK-1', 'disrupt FK-2', 'disrupt FK-3'])
    expect(g.play('disrupt FK-3').legal).toEqual(['disrupt FK-1', 'disrupt FK-2'])
    g.dice(1).play('disrupt FK-2')
    expect([g.at('FK-1'), g.at('FK-2'), g.at('FK-3')]).toEqual(['2816', '4028 disrupted', '2816 disrupted'])
  })

  test('event-3, 9.1 the same turn brings its points as usual', () => {
    const g = roll(given().set({ german: 7 }), 2, 2, 1, 1)
    g.before('german turn').dice(4).play('end')
    expect(g.points('german')).toBe(4)
  })
})

describe('event-4 guerrillas', () => {
  const out = () =>
    given().units({ 'FK-7': 'eliminated', 'Res-1': 'recruits', 'G-Mil-7': 'recruits', 'FK-1': '2515', CTH: '2816' })

  test('event-4 a mounted or reserve unit, even an eliminated one, in an empty place, in good order', () => {
    const g = roll(out(), 2, 2, 2)
    expect(g.legal).toEqual(['recruit FK-7', 'recruit Res-1', 'end'])
    g.dice(1).play('recruit FK-7', 'deploy at 3424')
    expect(g.at('FK-7')).toBe('3424')
    expect(told(g, 'event-4')).toEqual(['recruited'])
    expect(g.asked).toBe('allied recruit')
  })

  test('event-4 nobody may be there, no device, and it must be in the colony', () => {
    const g = roll(out().marks({ '3022': ['device'] }), 2, 2, 2).play('recruit Res-1')
    expect(g.why('deploy at 2515')).toBe('event-4')
    expect(g.why('deploy at 2816')).toBe('event-4')
    expect(g.why('deploy at 3022')).toBe('25.3.1')
    expect(g.why('deploy at 4029')).toBe('event-4')
    expect(g.why('deploy at 3425')).toBe('event-4')
    expect(g.why('deploy at 2117')).toBe('')
  })

  test('event-4 without an empty place nothing happens', () => {
    const g = out().arrange((t) => {
      for (let h = 0; h < t.places.marks.length; h++) t.places.marks[h as never] = DEVICE
    })
    expect(roll(g, 2, 2, 2, 1).asked).toBe('allied recruit')
  })

  test('event-4 militia are not offered, those in play neither, and it may be declined', () => {
    const g = roll(out(), 2, 2, 2)
    expect(g.why('recruit G-Mil-7')).toBe('event-4')
    expect(g.why('recruit FK-1')).toBe('event-4')
    g.dice(1).play('end')
    expect(g.at('FK-7')).toBe('eliminated')
  })
})

describe('event-5 debate in parliament', () => {
  test('event-5 an odd die is gained, an even one lost', () => {
    const odd = roll(given().set({ allied: 4 }), 2, 1, 4, 3, 1)
    expect(odd.events.find((e) => e.rule === 'event-5')).toMatchObject({ kind: 'pointsGained', facts: { now: 7 } })
    const even = roll(given().set({ allied: 2 }), 2, 1, 4, 4, 1)
    expect(even.events.find((e) => e.rule === 'event-5')).toMatchObject({ kind: 'pointsLost', facts: { now: 0 } })
    expect(even.points('allied')).toBe(4)
  })
})

describe('event-6 morale check', () => {
  const towns = { 'FK-1': '2117', 'FK-2': '2515', 'FK-3': '2816', CTH: '2118', DLI: '3033' } as const

  test('event-6 whoever holds more towns gains a die, the other loses one', () => {
    const g = roll(given().units(towns).set({ german: 3, allied: 4 }), 2, 3, 3, 4, 6, 1)
    const told6 = g.events.filter((e) => e.rule === 'event-6')
    expect(told6).toMatchObject([
      { kind: 'pointsGained', facts: { side: GERMAN, points: 4, now: 7 } },
      { kind: 'pointsLost', facts: { side: ALLIED, points: 6, now: 0 } },
    ])
  })

  test('event-6 level, nothing happens, and settlements and neutral Portuguese count for nobody', () => {
    const level = { ...towns, Pret: '4029', 'FK-4': '3424', 'P-Mil-1': '1101' }
    expect(told(roll(given().units(level), 2, 3, 3, 1), 'event-6')).toEqual(['noEffect'])
    const war = roll(given().units(level).set({ portugal: true }), 2, 3, 3, 2, 2, 1)
    expect(war.events.find((e) => e.rule === 'event-6')).toMatchObject({
      kind: 'pointsGained',
      facts: { side: ALLIED },
    })
  })
})

describe('event-7 Portuguese West Africa', () => {
  test('event-7 the first time Portugal enters the war, and two units come', () => {
    const g = roll(
      given().units({ 'P-Mil-1': '1101', 'FEX-1': 'recruits', 'R-1': 'recruits', CMM: 'recruits' }),
      2,
      3,
      4,
    )
    expect(g.t.tracks.portugal).toBe(1)
    expect(told(g, '29.2')).toEqual(['portugalEntered'])
    expect(g.legal).toEqual(['recruit FEX-1', 'recruit R-1', 'recruit CMM', 'end'])
    g.play('recruit FEX-1', 'deploy at 1101', 'recruit CMM').dice(1).play('deploy at 1201')
    expect([g.at('FEX-1'), g.at('CMM'), g.at('R-1')]).toEqual(['1101', '1201', 'recruits'])
    expect(g.asked).toBe('allied recruit')
  })

  test('event-7 later only units come', () => {
    const g = given().units({ 'P-Mil-1': '1101', 'FEX-1': 'recruits' }).set({ portugal: true })
    roll(g, 2, 3, 4).play('recruit FEX-1').dice(1).play('deploy at 1101')
    expect(told(g, '29.2')).toEqual([])
    expect(g.at('FEX-1')).toBe('1101')
  })
})

describe('event-8 Boer rebellion', () => {
  const rebels = () =>
    given().units({ Maritz: 'recruits', Kemp: 'recruits', 'VK-Art': 'recruits', Botha: 'recruits', 'FK-1': '2816' })

  test('event-8 Allied points fall to 0, before the roll of the same turn', () => {
    const g = roll(rebels().set({ allied: 9 }), 3, 4, 4, 2)
    expect(told(g, 'event-8')).toEqual(['pointsGone', 'rebelsRose'])
    expect(g.points('allied')).toBe(5)
  })

  test('event-8 a turn later the Boers join the Germans, free, two turns later Botha comes to the Cape', () => {
    const g = roll(rebels(), 3, 4, 4, 2)
    g.before('german turn').dice(1).play('end')
    expect(g.asked).toBe('german recruit')
    expect(g.at('Maritz')).toBe('recruits')
    g.set({ turn: 4 }).before('german turn').dice(1).play('end')
    expect(g.asked).toBe('german deploy')
    expect(g.why('deploy at 2816')).toBe('')
    expect(g.why('deploy at 4029')).toBe('')
    expect(g.why('deploy at 3233')).toBe('event-8')
    expect(g.why('deploy at cape')).toBe('event-8')
    g.play('deploy at 4029', 'deploy at 2816', 'deploy at 3429')
    expect(['Maritz', 'Kemp', 'VK-Art'].map((name) => g.at(name))).toEqual(['4029', '2816', '3429'])
    expect(told(g, 'event-8')).toEqual(['recruited', 'recruited', 'recruited'])
    g.before('allied turn').dice(1).play('end')
    expect(g.at('Botha')).toBe('recruits')
    g.set({ turn: 5 }).before('allied turn').dice(1).play('end')
    expect(g.at('Botha')).toBe('cape')
    expect(g.t.tracks.owed).toBe(0)
  })

  test('event-8 not where the Allies are', () => {
    const g = rebels().units({ CTH: '4029', DLI: '3424' }).set({ turn: 5 })
    g.arrange((t) => {
      t.tracks.rebellion = 4
      t.tracks.owed = 15
    })
    g.before('german turn').dice(1).play('end')
    expect(g.why('deploy at 4029')).toBe('event-8')
    expect(g.why('deploy at 3424')).toBe('event-8')
  })

  test('event-8 who has nowhere to go waits', () => {
    const g = rebels().set({ turn: 5 })
    g.arrange((t) => {
      t.tracks.rebellion = 4
      t.tracks.owed = 7
      for (let h = 0; h < t.places.marks.length; h++) t.places.marks[h as never] = DEVICE
    })
    g.before('german turn').dice(1).play('end')
    expect(g.asked).toBe('german recruit')
    expect(g.t.tracks.owed).toBe(7)
    g.arrange((t) => {
      t.places.marks[hex('2816')] = 0
    })
    g.set({ turn: 6 }).before('german turn').dice(1).play('end')
    expect(g.legal).toEqual(['deploy at 2816'])
    g.play('deploy at 2816', 'deploy at 2816', 'deploy at 2816')
    expect(['Maritz', 'Kemp', 'VK-Art'].map((name) => g.at(name))).toEqual(['2816', '2816', '2816'])
  })

  test('event-8 a second one does nothing', () => {
    const g = roll(rebels().set({ allied: 9 }), 3, 4, 4, 2)
    roll(g.set({ allied: 6 }), 4, 4, 4, 1)
    expect(told(g, 'event-8')).toEqual(['noEffect'])
    expect(g.t.tracks.rebellion).toBe(3)
    expect(g.points('allied')).toBe(10)
  })
})

describe('event-9 rain storms', () => {
  test('event-9 in a rain turn each side loses two points, none below 0', () => {
    const g = roll(given().set({ allied: 1, german: 6 }), 5, 4, 5, 1)
    expect(g.events.filter((e) => e.rule === 'event-9')).toMatchObject([
      { kind: 'pointsLost', facts: { side: ALLIED, now: 0 } },
      { kind: 'pointsLost', facts: { side: GERMAN, now: 4 } },
    ])
  })

  test('event-9 in a dry turn nothing happens', () => {
    const g = roll(given().set({ german: 6 }), 2, 4, 5, 1)
    expect(told(g, 'event-9')).toEqual(['noEffect'])
    expect(g.points('german')).toBe(6)
  })
})

describe('event-10 and event-11 intelligence', () => {
  const hidden = () =>
    given('fog').units({ 'FK-1': '3425', 'FK-2': ['2816', 'disrupted'], DEOR: 'cape', CTH: '4029', 'P-Inf-1': '2003' })

  test('event-10 the Allies see every German unit at that moment, and gain two points', () => {
    const g = roll(hidden(), 2, 5, 5, 1)
    expect(told(g, 'event-10')).toEqual(['pointsGained', 'looked', 'seen', 'seen'])
    const seen = g.events.filter((e) => e.kind === 'seen')
    expect(seen).toMatchObject([
      { facts: { hex: hex('3425'), disrupted: 0 }, seenBy: 1 << ALLIED, secret: 'all' },
      { facts: { hex: hex('2816'), disrupted: 1 }, seenBy: 1 << ALLIED, secret: 'all' },
    ])
    expect(g.t.core.reveals).toBeGreaterThan(0)
    expect(g.points('allied')).toBe(2 + 1 + 3)
  })

  test('event-11 the Germans see the Allies, in the Cape too, and gain two points; neutrals are no enemies', () => {
    const g = roll(hidden(), 2, 5, 6, 1)
    expect(told(g, 'event-11')).toEqual(['pointsGained', 'looked', 'seen', 'seen'])
    expect(g.events.filter((e) => e.kind === 'seen').every((e) => e.seenBy === 1 << GERMAN)).toBe(true)
    expect(g.points('german')).toBe(2)
    expect(told(roll(hidden().set({ portugal: true }), 2, 5, 6, 1), 'event-11')).toHaveLength(5)
  })

  test('event-10, event-11 without fog there is nothing to look at', () => {
    expect(told(roll(given().units({ 'FK-1': '3425' }), 2, 5, 5, 1), 'event-10')).toEqual(['pointsGained'])
    expect(told(roll(given().units({ DEOR: 'cape' }), 2, 5, 6, 1), 'event-11')).toEqual(['pointsGained'])
  })
})

test('event-12 all quiet: nothing happens and no more dice are rolled', () => {
  const g = roll(given().set({ german: 5 }), 2, 6, 6, 1)
  expect(told(g, 'event-12')).toEqual(['noEffect'])
  expect(g.points('german')).toBe(5)
})
