import { legal, Moves, view } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../../index.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'

/** Two Allied units attack two German ones over open ground. */
const first = (): BattleGround =>
  battleGround()
    .units({ DEOR: '3425', 'SA-Field-1': '3425', 'FK-1': '3525', 'G-Art-1': '3525' })
    .attack('3425', '3525', 'DEOR SA-Field-1')

/** Who rolled to hit, in order. */
const fired = (g: BattleGround): readonly number[] =>
  g.events.filter((e) => e.kind === 'scored' || e.kind === 'missed').map((e) => Object.values(e.facts)[0] ?? -1)
const ids = (...names: readonly string[]): readonly number[] => names.map(unit)

describe('15.1 attacker and defender', () => {
  test('15.1 whoever marches attacks and is asked first', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'FK-1': '3525' })
      .set({ allied: 3, german: 3 })
      .attack('3425', '3525', 'DEOR')
      .play('go')
    expect(g.asked).toBe('allied bid')
    expect(g.told('battleBegan')).toEqual([[ALLIED, 33 * 34 + 24, 34 * 34 + 24]])
    expect(g.play('end').asked).toBe('german bid')
  })

  test('15.1 in his own turn the German is the attacker', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'FK-1': '3525' })
      .set({ allied: 3, german: 3 })
      .attack('3525', '3425', 'FK-1')
      .play('go')
    expect(g.asked).toBe('german bid')
  })
})

describe('15.2 one force, one attack', () => {
  const three = () =>
    battleGround()
      .units({ DEOR: '3425', DLI: '3425', Kimb: '3425', Pret: '3424', 'FK-1': '3525' })
      .attack('3425', '3525', 'DLI')

  test('15.2 other units of the hex may be added, units of other hexes not', () => {
    const g = three().play('go')
    expect(g.legal).toEqual(['join DEOR', 'join Kimb', 'all', 'go'])
    expect(g.why('join Pret')).toBe('15.2')
    expect(g.why('join FK-1')).toBe('15.2')
    expect(g.why('join DLI')).toBe('15.2')
  })

  test('15.2 whoever marched attacks in any case, the others if their owner says so', () => {
    const alone = three().play('go').dice(1, 6).play('go')
    expect(alone.told('linedUp').map(([u]) => u)).toEqual(ids('DLI', 'FK-1'))
    const all = three().play('go').dice(1, 6).play('all')
    expect(all.told('linedUp').map(([u]) => u)).toEqual(ids('DEOR', 'DLI', 'Kimb', 'FK-1'))
  })

  test('15.2 each set is picked in one way: upwards', () => {
    const g = three().play('go')
    // The last that can join leaves nothing to ask.
    g.dice(1, 6).play('join Kimb')
    expect(g.told('linedUp').map(([u]) => u)).toEqual(ids('DLI', 'Kimb', 'FK-1'))
    const other = three().play('go', 'join DEOR')
    expect(other.legal).toEqual(['join Kimb', 'all', 'go'])
    expect(other.why('join DEOR')).toBe('15.2')
  })

  test('15.2 nobody else in the hex, nothing to ask', () => {
    expect(first().dice(4, 2).play('go').asked).toBe('allied withdraw')
  })
})

describe('15.3 special situations', () => {
  test('15.3 static units never attack', () => {
    const g = battleGround()
      .units({ DEOR: '4029', SAEC: '4029', 'Mil-Upington': '4029', 'FK-1': '4028' })
      .attack('4029', '4028', 'DEOR')
      .play('go')
    expect(g.legal).toEqual(['join SAEC', 'all', 'go'])
    expect(g.why('join Mil-Upington')).toBe('15.3')
  })

  test('15.3 static units defend like others, a wireless station without a die', () => {
    const g = battleGround()
      .units({ 'SAMR-1': '2615', 'G-Mil-1': '2515', 'Wireless-1': '2515' })
      .attack('2615', '2515', 'SAMR-1')
      .dice(1, 6, 6, 6)
      .play('go', 'fight')
    expect(fired(g)).toEqual(ids('G-Mil-1', 'SAMR-1'))
  })

  test('15.3 a supply unit fights with its factor of one', () => {
    const g = battleGround()
      .units({ 'A-Sup-1': '3425', 'FK-1': '3525' })
      .attack('3425', '3525', 'A-Sup-1')
      .dice(6, 1, 1, 6, 1)
      .play('go', 'fight')
    expect(g.told('scored')).toEqual([[unit('A-Sup-1'), 1]])
    expect(g.at('FK-1')).toBe('3525 disrupted')
  })
})

test('15.4 all units in the defending hex defend together', () => {
  const g = battleGround()
    .units({ DEOR: '2615', 'FK-1': '2515', 'G-Art-1': '2515', 'G-Mil-1': '2515', 'Wireless-1': '2515' })
    .attack('2615', '2515', 'DEOR')
    .dice(1, 6, 6, 6, 6, 6)
    .play('go', 'fight')
  expect(g.told('linedUp').map(([u]) => u)).toEqual(ids('DEOR', 'FK-1', 'G-Art-1', 'G-Mil-1', 'Wireless-1'))
  expect(fired(g)).toEqual(ids('G-Art-1', 'FK-1', 'G-Mil-1', 'DEOR'))
})

test('15.5 a whole battle, from the first die to the advance', () => {
  const g = first().set({ allied: 0, german: 0 })
  g.dice(4, 2).play('go')
  g.dice(2).play('fight')
  expect(g.asked).toBe('german hits')
  g.dice(3, 4).play('hit G-Art-1')
  expect(g.at('G-Art-1')).toBe('3525 disrupted')
  g.dice(2, 2).play('hit FK-1')
  expect(g.asked).toBe('german fall-back')
  g.play('fall back to 3624', 'fall back to 3724')
  expect(g.asked).toBe('allied advance')
  g.play('all')
  expect(g.isOver).toBe(true)
  expect(['DEOR', 'SA-Field-1', 'FK-1', 'G-Art-1'].map((name) => g.at(name))).toEqual([
    '3525',
    '3525',
    '3724 disrupted',
    '3724 disrupted',
  ])
  expect([g.points('allied'), g.points('german')]).toEqual([0, 0])
  const told = ['15.1', '15.5.1', '15.5.2', '15.5.3', '16.1', '16.2', '16.3', '17.1', '17.2', '17.4', '17.5']
  expect([...new Set(g.cites)]).toEqual(told)
})

test('15.5 nothing of a battle stays on the table', () => {
  const g = first().dice(4, 2, 6, 6, 6, 6).play('go', 'fight')
  expect(g.isOver).toBe(true)
  const { attacker, from, at, linedUp, round, outcome, advantage } = g.t.battle
  expect({ attacker, from, at, linedUp, round, outcome, advantage }).toEqual({
    attacker: 0,
    from: 0,
    at: 0,
    linedUp: 0,
    round: 0,
    outcome: 0,
    advantage: 0,
  })
  expect([g.t.attackers.size, g.t.defenders.size]).toEqual([0, 0])
})

describe('15.5.1 lining up', () => {
  const hidden = () =>
    battleGround('fog')
      .units({ DEOR: '4129', 'SAMR-1': '4129', 'FK-1': '3425', 'FK-2': '3426', 'SAMR-2': '3525' })
      .set({ german: 1 })

  /** What a side sees of these counters: where they are, or 'hidden'. */
  const seen = (g: BattleGround, side: typeof ALLIED, ...names: readonly string[]) => {
    const t = view(windhoek, g.t, side)
    return names.map((name) => (t.units.where[unit(name)] === g.t.units.where[unit(name)] ? 'open' : 'hidden'))
  }

  test('15.5.1 the defender shows all he has in the hex, once nobody can join any more', () => {
    const g = hidden().units({ 'G-Art-1': '3425', 'SAMR-3': '3525' }).attack('3525', '3425', 'SAMR-2')
    expect(seen(g, ALLIED, 'FK-1', 'G-Art-1')).toEqual(['hidden', 'hidden'])
    g.play('go')
    expect(seen(g, ALLIED, 'FK-1', 'G-Art-1')).toEqual(['hidden', 'hidden'])
    const reveals = g.t.core.reveals
    g.play('all')
    expect(seen(g, ALLIED, 'FK-1', 'G-Art-1', 'FK-2')).toEqual(['open', 'open', 'hidden'])
    expect(g.t.core.reveals).toBe(reveals + 1)
    expect(g.citesOf('linedUp')).toEqual(['15.5.1', '15.5.1', '15.5.1', '15.5.1'])
  })

  test('15.5.1 the attacker shows only those who attack', () => {
    const g = hidden().units({ 'FK-3': '4028' }).attack('4129', '4028', 'DEOR').play('go', 'go')
    expect(g.asked).toBe('german bid')
    expect(seen(g, GERMAN, 'DEOR', 'SAMR-1')).toEqual(['open', 'hidden'])
  })

  test('15.5.1 after the battle all is hidden again', () => {
    const g = hidden().set({ german: 0 }).attack('3525', '3425', 'SAMR-2').dice(6, 1, 5, 5).play('go', 'fight')
    expect(g.isOver).toBe(true)
    expect(seen(g, ALLIED, 'FK-1')).toEqual(['hidden'])
  })
})

describe('15.5.3 withdraw or fight', () => {
  test('15.5.3 the side with the advantage decides, the other has no say', () => {
    const attack = first().dice(4, 2).play('go')
    expect([attack.asked, attack.legal]).toEqual(['allied withdraw', ['withdraw', 'fight']])
    const defence = first().dice(1, 6).play('go')
    expect([defence.asked, defence.legal]).toEqual(['german withdraw', ['withdraw', 'fight']])
    expect(defence.dice(6, 6, 6, 6).play('fight').citesOf('fought')).toEqual(['15.5.3'])
  })
})

describe('15.5.4 the rounds', () => {
  test('15.5.4 artillery of the side with the advantage, of the other, then the rest in the same order', () => {
    const attack = first().dice(4, 2, 6, 6, 6, 6).play('go', 'fight')
    expect(fired(attack)).toEqual(ids('SA-Field-1', 'G-Art-1', 'DEOR', 'FK-1'))
    const defence = first().dice(1, 6, 6, 6, 6, 6).play('go', 'fight')
    expect(fired(defence)).toEqual(ids('G-Art-1', 'SA-Field-1', 'FK-1', 'DEOR'))
  })

  test('15.5.4 nobody fires at a force that is gone', () => {
    const g = battleGround()
      .units({ DEOR: '3425', 'SA-Field-1': '3425', 'Patrol-1': '3525' })
      .attack('3425', '3525', 'DEOR SA-Field-1')
      .dice(6, 1, 1)
      .play('go', 'fight')
    expect(fired(g)).toEqual(ids('SA-Field-1'))
    expect(g.asked).toBe('allied advance')
  })
})

test('15.6 four fires at most, one die for each unit, and the battle is over', () => {
  const g = first().dice(4, 2, 6, 6, 6, 6).play('go', 'fight')
  expect(g.isOver).toBe(true)
  expect(fired(g)).toHaveLength(4)
  expect(g.citesOf('battleDrawn')).toEqual(['17.3'])
  const moves = new Moves()
  legal(g.given.game, g.t, moves)
  expect(moves.count).toBe(1)
})

test('15.7 guns of all sorts and trains fire in the artillery rounds, all others in close combat', () => {
  const guns = 'SA-Field-1 SA-Horse-1 HAB A-Train'
  const rest = 'DEOR SAEC SAMC A-Sup-1'
  const g = battleGround()
    .units(Object.fromEntries(`${guns} ${rest}`.split(' ').map((name) => [name, '3033'])))
    .units({ 'G-Art-1': '3133', CC: '3133' })
    .attack('3033', '3133', `${guns} ${rest}`)
    .dice(6, 1, ...Array.from({ length: 10 }, () => 6))
    .play('go', 'fight')
  expect(fired(g)).toEqual(
    ids('SA-Field-1', 'SA-Horse-1', 'HAB', 'A-Train', 'G-Art-1', 'SAMC', 'DEOR', 'SAEC', 'A-Sup-1', 'CC'),
  )
})
