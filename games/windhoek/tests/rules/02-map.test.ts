import { describe, expect, test } from 'vitest'
import { hex, PLACE_AT, PORT, SETTLEMENT, TERRITORY_AT, TOWN, TOWN_HEXES, territoryName, WALVIS } from '../../board.ts'
import { unit } from '../../roster.ts'
import { isHidden } from '../../rules/26-fog.ts'
import { given } from '../given.ts'

describe('2.1 map features', () => {
  test('2.1 Walvis Bay is a territory of its own, and open to the Allies like South Africa', () => {
    expect(TERRITORY_AT[hex('2118')]).toBe(WALVIS)
    const g = given('fog').units({ 'FK-1': '2118', 'FK-2': '2117', 'FK-3': '3033' })
    expect(isHidden(g.t, unit('FK-1'))).toBe(false)
    expect(isHidden(g.t, unit('FK-2'))).toBe(true)
    expect(isHidden(g.t, unit('FK-3'))).toBe(false)
  })

  test('2.1 every port is a town, and settlements are not', () => {
    const count = (territory: string) => TOWN_HEXES.filter((town) => territoryName(town) === territory).length
    expect([count('SWA'), count('SA'), count('WB'), count('ANG'), count('BEC')]).toEqual([11, 3, 1, 2, 0])
    const ports = TOWN_HEXES.filter((town) => ((PLACE_AT[town] ?? 0) & PORT) !== 0)
    expect(ports).toEqual(['1101', '2117', '2118', '2426', '3033'].map(hex))
    expect(PLACE_AT[hex('3424')]).toBe(SETTLEMENT)
    expect((PLACE_AT[hex('2117')] ?? 0) & TOWN).toBe(TOWN)
  })
})
