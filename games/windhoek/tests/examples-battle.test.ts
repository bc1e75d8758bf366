import { describe, expect, test } from 'vitest'
import { GERMAN, unit } from '../roster.ts'
import { battleGround } from './battle-ground.ts'
import { given } from './given.ts'

describe('the worked examples of the rulebook: battles', () => {
  test('4.0 a unit of combat factor three hits with 1, 2 and 3', () => {
    const hits = (die: number) =>
      battleGround()
        .units({ 'G-Art-1': '3525', 'FK-1': '3525', DEOR: '3425', DLI: '3425' })
        .attack('3425', '3525', 'DEOR DLI')
        .dice(1, 6, die, ...(die <= 3 ? [] : [6, 6, 6]))
        .play('go', 'fight')
        .told('scored')
    expect([1, 2, 3, 4, 5, 6].map((die) => hits(die).length)).toEqual([1, 1, 1, 0, 0, 0])
  })

  test('15.1 an Allied force that moves next to Germans in the Allied turn is the attacker', () => {
    const g = given().units({ DEOR: '3326', 'FK-1': '3525' }).set({ allied: 3, german: 3, turn: 2 })
    g.phase('march', 'allied').play('march from 3326', 'join DEOR', 'go', 'step to 3425', 'attack 3525')
    const { attacker, from, at } = g.t.battle
    expect([attacker, g.at('DEOR'), g.at('FK-1'), from === at]).toEqual([0, '3425', '3525', false])
    // He is asked first whether he spends an action point, and has paid for the march alone.
    expect([g.asked, g.points('allied')]).toEqual(['allied bid', 2])
    expect(g.play('end').asked).toBe('german bid')
  })

  test('16.2 three hits in the first close round are taken before the second is fired', () => {
    const g = given().units({ 'FK-1': '3425', 'FK-2': '3425', 'FK-3': '3425', DEOR: '3525', DLI: '3525' })
    g.set({ german: 1, turn: 2 }).phase('march', 'german').play('march from 3425', 'all', 'stop')
    g.dice(6, 1, 1, 1, 1).play('attack 3525', 'fight')
    expect(g.asked).toBe('allied hits')
    // Both are disrupted, and one of them is eliminated: it does not fire any more.
    g.dice(6, 1).play('hit DEOR')
    expect([g.at('DEOR'), g.at('DLI')]).toEqual(['eliminated', '3525 disrupted'])
    expect(g.events.filter((e) => e.kind === 'missed').map((e) => e.facts)).toEqual([{ unit: unit('DLI'), factor: 3 }])
  })

  test('16.4 a withdrawal die of three means three hexes, all units together', () => {
    const g = given().units({ DEOR: '3425', 'FK-1': '3525', 'G-Art-1': '3525' })
    g.set({ allied: 1, turn: 2 }).phase('march', 'allied').play('march from 3425', 'join DEOR', 'go', 'stop')
    g.dice(1, 4, 3).play('attack 3525', 'withdraw', 'fall back to 3624', 'fall back to 3724', 'fall back to 3824')
    expect([g.at('FK-1'), g.at('G-Art-1')]).toEqual(['3824', '3824'])
    expect(g.cites).toContain('17.3')
    expect(g.asked).toBe('allied advance')
  })

  test('31.1 the marines and two battalions attack Lüderitz Bay from the sea', () => {
    const fleet = { RMLI: 'cape', DEOR: 'cape', DLI: 'cape', Kimb: 'cape', 'FK-1': '2426' }
    const g = given('amphibious').units(fleet).set({ allied: 2, turn: 2 })
    g.phase('march', 'allied').play('ship from cape', 'join DEOR', 'join DLI', 'join RMLI', 'go')
    g.dice(1, 6, 1).play('assault 2426', 'withdraw', 'fall back to 2526')
    expect(g.points('allied')).toBe(0)
    expect(['RMLI', 'DEOR', 'DLI', 'Kimb'].map((name) => g.at(name))).toEqual(['2426', '2426', '2426', 'cape'])
    expect(g.events.find((e) => e.kind === 'withdrew')?.facts).toEqual({ side: GERMAN, hexes: 1 })
  })
})
