import { readRefusal, seenEvent } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../../index.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { whyNotGun } from '../../rules/23-support.ts'
import { type BattleGround, battleGround } from '../battle-ground.ts'
import { given, type Position } from '../given.ts'

const reason = (g: BattleGround) => readRefusal(windhoek.refusals, whyNotGun(g.t))

describe('23.1 aeroplanes in battle', () => {
  const air = () =>
    battleGround()
      .units({ DEOR: '3425', 'G-Art-1': '3525', 'SAAC-1': 'support', 'SAAC-2': 'support', 'FDK-1': 'support' })
      .attack('3425', '3525', 'DEOR')
      .play('go')

  test('23.1 each side may commit one, the attacker first, for one more on the die and no points', () => {
    const g = air()
    expect(g.asked).toBe('allied aeroplane')
    g.play('aeroplane')
    expect(g.asked).toBe('german aeroplane')
    // Advantage 4 and 2, then the recycling dice in the same order.
    g.dice(4, 2, 1, 2).play('aeroplane')
    expect(g.told('rolledForAdvantage')).toEqual([
      [ALLIED, 1, 5],
      [GERMAN, 1, 3],
    ])
    expect(g.told('aeroplaneReady')).toEqual([[unit('SAAC-1')], [unit('FDK-1')]])
    expect(g.citesOf('aeroplaneCommitted')).toEqual(['23.1', '23.1'])
  })

  test('23.1 who commits none adds nothing and rolls for none', () => {
    const g = air().play('end').dice(4, 2, 1).play('aeroplane')
    expect(g.told('rolledForAdvantage').map(([, modifier]) => modifier)).toEqual([0, 1])
  })

  test('23.1 a lost battle does not touch them', () => {
    const g = air().play('aeroplane').dice(1, 6, 1).play('end')
    g.dice(1, 6, 1).play('fight')
    expect(g.told('battleLost')).toEqual([[ALLIED]])
    expect(g.at('SAAC-1')).toBe('support')
  })

  test('23.1 Portuguese units get none, in attack or defence (29.3)', () => {
    const g = battleGround()
      .units({ DA: '3425', 'FK-1': '3525', 'SAAC-1': 'support' })
      .set({ portugal: true })
      .attack('3425', '3525', 'DA')
      .dice(6, 1)
      .play('go')
    expect(g.asked).toBe('allied withdraw')
    const defence = battleGround()
      .units({ DA: '3425', 'FK-1': '3525', 'SAAC-1': 'support' })
      .set({ portugal: true })
      .attack('3525', '3425', 'FK-1')
      .dice(6, 1)
      .play('go')
    expect(defence.asked).toBe('german withdraw')
  })
})

describe('23.3 recycling', () => {
  const after = (die: number, name: 'SAAC-1' | 'FDK-1') => {
    const g = battleGround()
      .units({ DEOR: '3425', 'G-Art-1': '3525', [name]: 'support' })
      .attack('3425', '3525', 'DEOR')
      .play('go')
    return g.dice(4, 2, die).play('aeroplane')
  }

  test('23.3 one to three: ready again; four and five: laid up; six: lost', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => after(die, 'SAAC-1').at('SAAC-1'))).toEqual([
      'support',
      'support',
      'support',
      'workshop',
      'workshop',
      'recruits',
    ])
    expect(after(4, 'SAAC-1').citesOf('aeroplaneLaidUp')).toEqual(['23.3'])
    expect(after(6, 'SAAC-1').citesOf('aeroplaneLost')).toEqual(['23.3'])
  })

  test('23.3, 10.5 a lost German aeroplane is out of play', () => {
    expect(after(6, 'FDK-1').at('FDK-1')).toBe('eliminated')
  })
})

describe('23.2 scouting', () => {
  const scouts = (...options: readonly 'fog'[]): Position =>
    given(...options)
      .units({
        'A-Sup-1': '4029',
        'SAAC-1': 'support',
        'FK-1': '3226',
        'FK-2': ['3225', 'disrupted'],
        'FK-3': '3425',
        'FK-4': '3424',
        'SAMR-1': '3227',
      })
      .set({ allied: 3, turn: 2 })
      .phase('march', 'allied')
  const seen = (g: Position) => g.events.filter((e) => e.kind === 'seen').map((e) => e.facts)

  test('23.2 an odd die shows the enemy in the hex and around it', () => {
    const g = scouts('fog').play('scout')
    expect(g.points('allied')).toBe(2)
    expect(g.asked).toBe('allied scout')
    const reveals = g.t.core.reveals
    g.dice(3, 1).play('fly over 3226')
    expect(seen(g).map(({ unit: u, disrupted }) => [u, disrupted])).toEqual([
      [unit('FK-1'), 0],
      [unit('FK-2'), 1],
    ])
    expect(g.t.core.reveals).toBe(reveals + 1)
    expect(g.cites).toContain('23.2')
  })

  test('23.2 only the scouting side is told what it sees', () => {
    const g = scouts('fog').play('scout').dice(3, 1).play('fly over 3226')
    const told = g.given.events.filter((e) => e.kind === 'seen')
    expect(told.map((e) => e.rule)).toEqual(['23.2', '23.2'])
    expect(told.map((e) => seenEvent(e, ALLIED) === undefined)).toEqual([false, false])
    expect(told.map((e) => seenEvent(e, GERMAN) === undefined)).toEqual([true, true])
  })

  test('23.2 an even die shows nothing', () => {
    const g = scouts().play('scout').dice(4, 1).play('fly over 3226')
    expect(seen(g)).toEqual([])
    expect(g.events.map((e) => e.kind)).toContain('scoutedBlind')
  })

  test('23.2 within ten hexes of a supply unit or truck on the map', () => {
    const g = scouts().play('scout')
    expect(g.why('fly over 2816')).toBe('23.2')
    expect(g.why('fly over 3026')).toBe('')
    expect(g.why('fly over 2926')).toBe('23.2')
    expect(g.given.whyName('fly over cape')).toBe('noScoutingThere')
    expect(g.legal.every((action) => g.why(action) === '')).toBe(true)
  })

  test('23.2 without a base, an aeroplane or a point nobody scouts', () => {
    expect(scouts().units({ 'A-Sup-1': 'cape' }).why('scout')).toBe('23.2')
    expect(scouts().units({ 'A-Sup-1': 'cape', 'A-Truck-1': '4029' }).why('scout')).toBe('')
    expect(scouts().units({ 'A-Sup-1': 'cape', 'P-Sup': '2816' }).set({ portugal: true }).why('scout')).toBe('23.2')
    expect(scouts().units({ 'SAAC-1': 'recruits' }).why('scout')).toBe('23.1')
    expect(scouts().set({ allied: 0 }).why('scout')).toBe('9.2')
  })

  test('23.3 the aeroplane is looked after like any that has flown', () => {
    expect(scouts().play('scout').dice(3, 5).play('fly over 3226').at('SAAC-1')).toBe('workshop')
  })

  test('23.4 it flies as often as points and the table allow', () => {
    const g = scouts().play('scout').dice(2, 1).play('fly over 3226').play('scout').dice(2, 4).play('fly over 3226')
    expect(g.points('allied')).toBe(1)
    expect(g.why('scout')).toBe('23.1')
  })
})

test('23.4 two aeroplanes of a side never fly over one battle', () => {
  const g = battleGround()
    .units({ DEOR: '3425', 'G-Art-1': '3525', 'SAAC-1': 'support', 'SAAC-2': 'support' })
    .attack('3425', '3525', 'DEOR')
    .play('go')
    .dice(4, 2, 6)
    .play('aeroplane')
  // The second is not asked for, although the first has just been lost.
  expect(g.asked).toBe('allied withdraw')
  expect(g.told('aeroplaneCommitted')).toEqual([[unit('SAAC-1')]])
  expect([g.at('SAAC-1'), g.at('SAAC-2')]).toEqual(['recruits', 'support'])
})

describe('23.5 naval guns', () => {
  const coast = (options: readonly 'squadron'[] = []) =>
    battleGround(...options)
      .units({ DEOR: '2427', 'FK-1': '2426', RN: 'support' })
      .attack('2427', '2426', 'DEOR')

  test('23.5 the gun fires as artillery against units that defend a coastal hex', () => {
    const g = coast().play('go')
    expect(g.asked).toBe('allied gun')
    g.dice(6, 1).play('gun')
    expect(g.told('rolledForAdvantage')).toEqual([
      [ALLIED, 0, 6],
      [GERMAN, 2, 3],
    ])
    g.dice(4, 6, 6, 1).play('fight')
    expect(g.told('scored')).toEqual([[unit('RN'), 4]])
    expect(g.at('FK-1')).toBe('2426 disrupted')
    expect(g.told('missed').map(([u]) => u)).toEqual([unit('DEOR'), unit('FK-1')])
    expect(g.at('RN')).toBe('support')
  })

  test('23.5 whoever leaves it has no such fire', () => {
    const g = coast().play('go').dice(6, 1, 6, 6).play('end', 'fight')
    expect(g.told('missed').map(([u]) => u)).toEqual([unit('DEOR'), unit('FK-1')])
  })

  test('23.5 once a turn, even if the force then withdraws', () => {
    const g = coast().play('go').dice(6, 1, 1).play('gun', 'withdraw')
    const goal = g.legal[0] as string
    g.play(goal)
    expect(g.isOver).toBe(true)
    g.units({ DEOR: '2427' }).attack('2427', '2426', 'DEOR')
    expect(reason(g)?.name).toBe('gunUsed')
    expect(g.dice(6, 1).play('go').asked).toBe('allied withdraw')
    g.set({ turn: 3 }).units({ DEOR: '2427' })
    expect(g.attack('2427', '2426', 'DEOR').play('go').asked).toBe('allied gun')
  })

  test('23.5 not inland, not for a defender, not by itself', () => {
    const inland = battleGround().units({ DEOR: '3425', 'FK-1': '3525', RN: 'support' }).attack('3425', '3525', 'DEOR')
    expect(reason(inland)).toMatchObject({ name: 'gunOutOfReach', rule: '23.5' })
    expect(inland.dice(6, 1).play('go').asked).toBe('allied withdraw')
    const defence = battleGround().units({ DEOR: '2427', 'FK-1': '2426', RN: 'support' }).attack('2426', '2427', 'FK-1')
    expect(defence.dice(6, 1).play('go').asked).toBe('german withdraw')
    // When the attackers are gone before their artillery round, so is the gun's.
    const alone = battleGround()
      .units({ 'A-Sup-1': ['2427', 'disrupted'], 'G-Art-1': '2426', 'G-Art-2': '2426', RN: 'support' })
      .attack('2427', '2426', 'A-Sup-1')
      .dice(1, 6, 1, 6)
      .play('go', 'gun', 'fight')
    expect(
      alone
        .told('scored')
        .concat(alone.told('missed'))
        .map(([u]) => u),
    ).toEqual([unit('G-Art-1'), unit('G-Art-2')])
  })

  test('23.5 it fires for no Portuguese (29.3)', () => {
    const g = battleGround()
      .units({ DA: '2427', 'FK-1': '2426', RN: 'support' })
      .set({ portugal: true })
      .attack('2427', '2426', 'DA')
      .dice(6, 1)
      .play('go')
    expect(reason(g)).toMatchObject({ name: 'noSupportForPortuguese', rule: '29.3' })
    expect(g.asked).toBe('allied withdraw')
  })

  test('23.5 it takes no hit and does not survive for its side', () => {
    const g = battleGround()
      .units({ 'A-Sup-1': ['2427', 'disrupted'], 'FK-1': '2426', 'FK-2': '2426', RN: 'support' })
      .attack('2427', '2426', 'A-Sup-1')
      .dice(1, 6, 6, 1, 1)
      .play('go', 'gun', 'fight')
    expect(g.at('A-Sup-1')).toBe('recruits')
    expect(g.told('battleLost')).toEqual([[ALLIED]])
  })

  test('23.5, 34.1 the squadron’s guns do the same for the Germans', () => {
    const g = battleGround('squadron')
      .units({ 'FK-1': '2119', CTH: '2118', 'Ost-Naval': 'support' })
      .attack('2119', '2118', 'FK-1')
      .play('go')
    expect(g.asked).toBe('german gun')
    g.dice(6, 1, 4, 6, 6, 1).play('gun', 'fight')
    expect(g.told('scored')).toEqual([[unit('Ost-Naval'), 4]])
  })

  test('23.5, 34.2 which keep the Royal Navy away', () => {
    const g = coast(['squadron']).units({ 'Ost-Naval': 'support' })
    expect(reason(g)).toMatchObject({ name: 'gunHeldOff', rule: '34.2' })
    expect(g.dice(6, 1).play('go').asked).toBe('allied withdraw')
  })
})

test('23.6 support neither stacks nor throws a zone nor lines up', () => {
  const g = battleGround()
    .units({ DEOR: '2427', 'FK-1': '2426', RN: 'support', 'SAAC-1': 'support' })
    .attack('2427', '2426', 'DEOR')
    .play('go')
    .dice(1, 6, 1)
    .play('gun', 'aeroplane')
  expect(g.told('linedUp').map(([u]) => u)).toEqual([unit('DEOR'), unit('FK-1')])
  expect([g.at('RN'), g.at('SAAC-1')]).toEqual(['support', 'support'])
})
