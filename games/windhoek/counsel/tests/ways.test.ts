import { directionTo, type Hex } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { CAPE, COASTAL_AT, grid, hex, SEA, TERRAIN_AT } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { GERMAN, unit } from '../../roster.ts'
import { inEzoc } from '../../rules/11-zones.ts'
import { stepCost } from '../../rules/13-movement.ts'
import { COASTS } from '../../rules/22-ports.ts'
import { marching } from '../../tests/marching.ts'
import { footWay, railWay, seaWay } from '../ways.ts'

const hexes = (text: string) => text.split(' ').map(hex)

describe('a way by rail', () => {
  test('follows the line, round its bends and over its junctions', () => {
    expect(railWay(hex('2117'), hex('2413'))).toEqual(hexes('2117 2216 2316 2415 2414 2413'))
  })

  test('is none where no line leads', () => {
    expect(railWay(hex('2117'), hex('2219'))).toEqual([])
  })
})

describe('a way by sea', () => {
  test('leads from every coast to every other through water alone', () => {
    for (const to of COASTS) {
      const way = seaWay(hex('2118'), to)
      if (to === hex('2118')) continue
      expect([way[0], way.at(-1)]).toEqual([hex('2118'), to])
      for (const at of way.slice(1, -1)) expect(TERRAIN_AT[at]).toBe(SEA)
      way.slice(1).forEach((at, i) => {
        expect(directionTo(grid, way[i] as Hex, at)).toBeDefined()
      })
    }
  })

  test('from and to Cape Colony begins and ends at its box', () => {
    const out = seaWay(CAPE, hex('2426'))
    expect([out[0], out.at(-1)]).toEqual([CAPE, hex('2426')])
    expect(seaWay(hex('2426'), CAPE).at(-1)).toBe(CAPE)
    expect(COASTAL_AT[hex('2426')]).toBe(1)
  })
})

describe('20.3 the way to a leader', () => {
  const cost = (t: Table, way: readonly Hex[]) =>
    way.slice(1).reduce((sum, at, i) => sum + stepCost(t, 0, way[i] as Hex, at), 0)

  test('is the cheapest that the march allows', () => {
    const { t } = marching('german', { Franke: '2415', 'FK-1': '2616' })
    const way = footWay(t, unit('FK-1'), hex('2415'))
    // Along the line, though straight over the mountains is shorter.
    expect(way).toEqual(hexes('2616 2615 2515 2415'))
    expect(cost(t, way)).toBeLessThan(cost(t, hexes('2616 2516 2415')))
  })

  test('goes round an enemy and his zones', () => {
    const { t } = marching('german', { Franke: '2514', 'FK-2': '2315', 'SAMR-1': '2415' })
    for (const at of footWay(t, unit('FK-2'), hex('2514')).slice(1, -1)) expect(inEzoc(t, GERMAN, at)).toBe(false)
  })
})
