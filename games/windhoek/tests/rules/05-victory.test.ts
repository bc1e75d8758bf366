import { isOver, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { hex } from '../../board.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { putAt } from '../../rules/04-control.ts'
import { lastTurn } from '../../rules/05-victory.ts'
import { given, type Position } from '../given.ts'

const COLONY = ['2117', '2426', '2816', '2515', '2413', '2611', '2709', '3008', '3226', '3022', '3315']
const UNION = ['3033', '3233', '4029']
const ALLIES = [
  'UMR',
  'CLH',
  'KLH',
  'ILH',
  'NLH',
  'CTH',
  'DEOR',
  'DLI',
  'Kimb',
  'Pret',
  'Rand',
  'TVS',
  'WWR',
  'SR',
  'KR',
]
const GERMANS = [
  'FK-2',
  'FK-3',
  'FK-4',
  'FK-5',
  'FK-6',
  'FK-7',
  'FK-8',
  'FK-9',
  'FK-10',
  'FK-11',
  'FK-12',
  'CC',
  'VK',
  'Res-1',
  'Res-2',
]

/** One unit in each of the towns. */
const garrisons = (units: readonly string[], towns: readonly string[]) =>
  Object.fromEntries(towns.map((town, i) => [units[i] ?? '', town]))
/** Is the match won by entering a town? */
function enters(g: Position, name: string, town: string): string {
  putAt(g.t, unit(name), hex(town))
  return isOver(g.t) ? (winner(g.t) === GERMAN ? 'german' : 'allied') : ''
}

describe('5.2 sudden death', () => {
  const allButGobabis = [...COLONY.slice(0, -1), ...UNION, '2118']

  test('5.2 the Allies win the instant they hold every town of the colony, the Union and Walvis Bay', () => {
    const g = given().units({ ...garrisons(ALLIES, allButGobabis), 'SAMR-1': '3316' })
    expect(enters(g, 'SAMR-1', '3315')).toBe('allied')
  })

  test('5.2 Angola counts once Portugal is at war', () => {
    const g = given()
      .units({ ...garrisons(ALLIES, allButGobabis), 'SAMR-1': '3316' })
      .set({ portugal: true })
    expect(enters(g, 'SAMR-1', '3315')).toBe('')
    expect(enters(g, 'P-Mil-1', '1101')).toBe('')
    expect(enters(g, 'P-Mil-2', '2002')).toBe('allied')
  })

  test('5.2 one town missing anywhere, and the Allies have not won', () => {
    for (const missing of allButGobabis) {
      const towns = allButGobabis.filter((town) => town !== missing)
      const g = given().units({ ...garrisons(ALLIES, towns), 'SAMR-1': '3316' })
      expect(enters(g, 'SAMR-1', '3315'), missing).toBe('')
    }
  })

  test('5.2 the Germans need the colony, three towns of the Union and Walvis Bay', () => {
    const g = given().units({ ...garrisons(GERMANS, [...COLONY, '3033', '3233', '2118']), 'FK-1': '4028' })
    expect(enters(g, 'FK-1', '4029')).toBe('german')
    for (const missing of [...COLONY, '3033', '3233', '2118']) {
      const towns = [...COLONY, '3033', '3233', '2118'].filter((town) => town !== missing)
      const short = given().units({ ...garrisons(GERMANS, towns), 'FK-1': '4028' })
      expect(enters(short, 'FK-1', '4029'), missing).toBe('')
    }
  })

  test('5.2 once Portugal is at war the Germans need Humbe and Port Alexander too', () => {
    const g = given()
      .units({ ...garrisons(GERMANS, [...COLONY, ...UNION, '2118']) })
      .set({ portugal: true })
    expect(enters(g, 'FK-1', '1101')).toBe('')
    expect(enters(g, 'Patrol-1', '2002')).toBe('german')
  })

  test('5.2 not during set-up, and a match is won once only', () => {
    const units = { ...garrisons(ALLIES, allButGobabis), 'SAMR-1': '3316' }
    expect(enters(given().units(units).set({ turn: 0 }), 'SAMR-1', '3315')).toBe('')
    const won = given()
      .units(units)
      .arrange((t) => {
        t.core.result = 1 + GERMAN
      })
    expect(enters(won, 'SAMR-1', '3315')).toBe('german')
  })

  test('5.2 it is told, and nobody decides any more', () => {
    const g = given().units({ ...garrisons(GERMANS, [...COLONY.slice(0, -1), ...UNION, '2118']) })
    g.units({ 'Patrol-1': 'recruits' }).set({ german: 1 }).phase('recruit', 'german')
    g.play('recruit Patrol-1', 'deploy at 3315')
    expect(g.events.at(-1)).toMatchObject({ kind: 'wonAtOnce', rule: '5.2', facts: { side: GERMAN } })
    expect(g.asked).toBe('nobody')
  })
})

describe('5.1 length', () => {
  test('5.1, 5.4, 33.3, 34.0 the last turn follows from marines, squadron and brigades', () => {
    const length = (mek: number, brigade: number, squadron: number) => {
      const g = given().arrange((t) => {
        t.tracks.mekBought = mek
        t.tracks.brigadeBuilt = brigade
        t.tracks.squadronCame = squadron
      })
      return lastTurn(g.t)
    }
    expect([length(0, 0, 0), length(1, 0, 0), length(0, 0, 1), length(1, 0, 1)]).toEqual([10, 12, 12, 12])
    expect([length(0, 1, 0), length(1, 1, 0), length(0, 1, 1)]).toEqual([9, 11, 11])
  })

  test('5.1 turn 9 is followed by turn 10, and turn 10 by none', () => {
    const g = given().units({ 'SAMR-1': '2515' }).set({ turn: 9 }).before('end of turn')
    g.dice(6, 6, 1).play('end')
    expect(g.t.tracks.turn).toBe(10)
    expect(g.asked).toBe('allied recruit')
    g.before('end of turn').play('end')
    expect(isOver(g.t)).toBe(true)
    expect(g.t.tracks.turn).toBe(10)
  })

  test('5.3 when the last turn ends without sudden death, the Germans have won', () => {
    const g = given()
      .units({ ...garrisons(ALLIES, [...COLONY, ...UNION]) })
      .set({ turn: 10 })
      .before('end of turn')
    g.play('end')
    expect(winner(g.t)).toBe(GERMAN)
    expect(g.events.at(-1)).toMatchObject({ kind: 'wonAtTheEnd', rule: '5.3' })
  })

  test('5.4 with marines turns 11 and 12 are played', () => {
    const g = given()
      .set({ turn: 10 })
      .arrange((t) => {
        t.tracks.mekBought = 1
      })
    g.before('end of turn').dice(6, 6, 1).play('end')
    expect(g.t.tracks.turn).toBe(11)
    g.before('end of turn').dice(6, 6, 1).play('end')
    g.before('end of turn').play('end')
    expect(g.t.tracks.turn).toBe(12)
    expect(winner(g.t)).not.toBe(ALLIED)
    expect(isOver(g.t)).toBe(true)
  })
})
