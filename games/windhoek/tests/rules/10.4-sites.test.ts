import { readRefusal } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { refuse } from '../../actions.ts'
import { CAPE, hex, PLACE_AT, SEA, SUPPORT, TERRAIN_AT } from '../../board.ts'
import type { RecruitId, Spot } from '../../data/recruits.ts'
import { windhoek } from '../../index.ts'
import { ALLIED, GERMAN, unit } from '../../roster.ts'
import { lineNumber, SITES } from '../../rules/10-recruiting/lines.ts'
import { hasSite, type Sites, sitesOf, whyNotPut } from '../../rules/10-recruiting/sites.ts'
import { given } from '../given.ts'

const german = (spot: Spot) => sitesOf([spot], GERMAN, refuse.recruitSpot)

describe('10.4 how the data say where units may go', () => {
  test('10.4 a spot without conditions is any land hex; boxes are named', () => {
    expect(german({}).places.some((place) => TERRAIN_AT[place] === SEA || place >= CAPE)).toBe(false)
    expect(german({ box: 'cape-colony' }).places).toEqual([CAPE])
    expect(german({ box: 'support' }).places).toEqual([SUPPORT + GERMAN])
    expect(sitesOf([{ box: 'support' }], ALLIED, refuse.recruitSpot).places).toEqual([SUPPORT + ALLIED])
  })

  test('10.4 every condition must hold', () => {
    const names = (spot: Spot) => german(spot).places.length
    expect(names({ places: ['port'] })).toBe(5)
    expect(names({ places: ['town'], notPort: true })).toBe(12)
    expect(names({ places: ['town'], in: ['SA'] })).toBe(3)
    expect(names({ hexes: ['2117', '2816'], places: ['port'] })).toBe(1)
    expect(names({ coast: true })).toBe(44)
    expect(names({ northEdge: true })).toBe(31)
    expect(german({ places: ['settlement'] }).places.every((place) => (PLACE_AT[place] ?? 0) > 0)).toBe(true)
  })

  test('10.4 what is in the way names the places that a line has', () => {
    const why = (id: RecruitId, name: string, at: string) => {
      const { t } = given().units({ 'FK-2': '2515', CTH: '4029' })
      const refusal = whyNotPut(t, unit(name), SITES[lineNumber(id)] as Sites, hex(at))
      return readRefusal(windhoek.refusals, refusal)?.name
    }
    expect(why('g-mounted', 'FK-1', '3425')).toBe('townSpot')
    expect(why('g-mounted', 'FK-1', '2816')).toBe('notHeld')
    expect(why('g-engineer', 'SWAPC', '3425')).toBe('railTownSpot')
    expect(why('g-patrol', 'Patrol-1', '3425')).toBe('placeSpot')
    expect(why('a-commando', 'CTH', '3425')).toBe('capeTownSpot')
    expect(why('a-supply', 'CTH', '3425')).toBe('capePortSpot')
    expect(why('a-militia', 'Mil-5', '3425')).toBe('alliedTownSpot')
    expect(why('g-train', 'FK-1', '3425')).toBe('trainSpot')
  })

  test('10.4 of several spots one is enough', () => {
    const sites = sitesOf(
      [
        { hexes: ['2816'], held: 'empty' },
        { hexes: ['2816'], held: 'own' },
      ],
      GERMAN,
      refuse.recruitSpot,
    )
    const g = given()
    expect(whyNotPut(g.t, unit('FK-1'), sites, hex('2816'))).toBe(0)
    expect(whyNotPut(g.units({ 'FK-2': '2816' }).t, unit('FK-1'), sites, hex('2816'))).toBe(0)
    expect(hasSite(g.units({ 'FK-2': '2817', CTH: '2816' }).t, unit('FK-1'), sites)).toBe(false)
  })

  test('10.4 a type that must not be there yet, which mounted militia is not', () => {
    const sites = german({ places: ['town'], without: 'militia' })
    const g = given().units({ 'FK-2': '2515', 'G-Mil-1': '2816', 'G-Mil-2': ['2611', 'converted'] })
    const why = (town: string) => whyNotPut(g.t, unit('FK-1'), sites, hex(town))
    expect(why('2816')).not.toBe(0)
    expect([why('2515'), why('2611')]).toEqual([0, 0])
    const first = german({ places: ['town'], without: 'mounted-rifles' })
    expect(whyNotPut(given().units({ 'FK-1': '2515' }).t, unit('FK-2'), first, hex('2515'))).not.toBe(0)
  })
})
