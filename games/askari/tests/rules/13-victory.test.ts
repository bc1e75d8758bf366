import { winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import type { ScenarioName } from '../../data/scenarios.ts'
import { ENTENTE, GERMAN } from '../../roster.ts'
import { QUININE } from '../../rules/06.1-effects.ts'
import { eachHexLost, eachTownWon, scoreOf } from '../../rules/13-victory.ts'
import { nobodyToCome } from '../fresh.ts'
import { given } from '../given.ts'

const end = { procedure: 'turn', at: 6 }
const last = (scenario: ScenarioName, turn: number) => given(scenario).set({ turn }).arrange(nobodyToCome)
const eight = ['Tabora', 'Moshi', 'Arusha', 'Tanga', 'Dar-es-Salaam', 'Bukoba', 'Mafia Island', 'Lindi']

describe('13.1 victory', () => {
  test('13.1.1, 14.1.5 the Entente wins with more points than the threshold, otherwise the Germans do', () => {
    expect(winner(last('colonial-office', 5).run(end).t)).toBe(GERMAN)
    expect(winner(last('colonial-office', 5).towns('entente', 'Bukoba').run(end).t)).toBe(ENTENTE)
  })

  test('13.1.1, 14.4.7, 14.2.8, 14.3.4 thresholds: 31 in 1916, 33 in 1918 and in the campaign', () => {
    expect(
      (['smuts', 'guerilla', 'campaign', 'colonial-office'] as const).map((s) => scoreOf(given(s).t).threshold),
    ).toEqual([31, 33, 33, 0])
  })

  test('13.1.2 a point for each town or port of German East Africa that it controls, Mafia too', () => {
    const g = last('campaign', 45).towns('entente', ...eight)
    const towns: number[] = []
    eachTownWon(g.t, (at) => towns.push(at))
    expect(towns.length).toBe(8)
    expect(towns).toContain(hex('3219'))
    expect(scoreOf(g.t)).toMatchObject({ won: 8, lost: 0, total: 8 })
  })

  test('13.1.3 a point less for each town, port or railway hex outside that the Germans control, once for each hex', () => {
    const g = last('campaign', 45).towns('german', 'Taveta', 'Voi').units({ '1-FK': '3009' })
    expect(scoreOf(g.t).lost).toBe(3)
    g.towns('german', 'Makindu')
    // the section Voi to Makindu: both towns, 3009 and 2909
    expect(scoreOf(g.t).lost).toBe(5)
    const hexes: number[] = []
    eachHexLost(g.t, (at) => hexes.push(at))
    expect(new Set(hexes).size).toBe(5)
    g.towns('german', 'Rutchuru', 'Port Amelia')
    expect(scoreOf(g.t).lost).toBe(7)
  })

  test('13.1.4 a point less for each Carrier that it cited', () => {
    const g = last('campaign', 45)
      .towns('entente', ...eight)
      .arrange((t) => {
        t.tracks.consumed = 3
      })
    expect(scoreOf(g.t).total).toBe(5)
  })

  test('5.1.4, 6.1.4, 12.7.1 with the turn the effects of events end, and a runner in port yields her Carriers', () => {
    const ended = (at: string) =>
      last('campaign', 9)
        .units({ Kronborg: at })
        .arrange((t) => {
          t.events.lasting = QUININE
          t.events.raided = 1
        })
        .run(end)
    const [inPort, atSea] = [ended('3219'), ended('ocean')]
    expect([inPort.t.events.lasting, inPort.t.events.raided]).toEqual([0, 0])
    expect(inPort.carriersIn('german', '3219') - atSea.carriersIn('german', '3219')).toBe(2)
  })

  test('14.4.6, 14.4.1 V18 at the end of turn 5 the campaign’s sum is written down and counts at the end of turn 45', () => {
    const g = last('campaign', 5)
      .towns('german', 'Taveta')
      .units({ '1-FK': '3009' })
      .arrange((t) => {
        t.tracks.consumed = 1
      })
    g.run(end)
    expect(g.t.tracks.tally).toBe(-2)
    expect(g.cites).toContain('14.4.6')
    expect(g.t.core.result).toBe(0)
    expect(scoreOf(g.t)).toMatchObject({ tally: -2, lost: 2, cited: 1, total: -5 })
  })

  test('14.4.6 the scenario of 1914 has no tally but its end', () => {
    expect(last('colonial-office', 5).towns('german', 'Taveta').run(end).t.tracks.tally).toBe(0)
  })
})
