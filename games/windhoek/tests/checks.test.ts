import { describe, expect, test } from 'vitest'
import { atlasOf } from '../data/checks/atlas.ts'
import { faultsIn } from '../data/checks/index.ts'
import { COUNTERS } from '../data/counters.ts'
import { type DataSet, OURS } from '../data/data-set.ts'
import { PLACES } from '../data/places.ts'
import { RAILS } from '../data/rails.ts'
import { RIVERS } from '../data/rivers.ts'
import type { Placement } from '../data/scenarios.ts'

describe('the checks find', () => {
  const broken = (change: Partial<DataSet>) => faultsIn({ ...OURS, ...change }).map((f) => `${f.path}: ${f.problem}`)
  const withRail = (id: string, hexes: string) =>
    broken({ rails: RAILS.map((r) => (r.id === id ? { ...r, hexes: hexes.split(' ') } : r)) })
  const withCounter = (id: string, change: object) =>
    broken({ counters: COUNTERS.map((c) => (c.id === id ? { ...c, ...change } : c)) })
  const withPlace = (name: string, change: object) =>
    broken({ places: PLACES.map((p) => (p.name === name ? { ...p, ...change } : p)) })

  test('gaps, doubled tracks and hexes at sea in railroads', () => {
    expect(withRail('copper', '3033 3133 3333 3233')).toContain('map.rails.copper.hexes[2]: 3333 is not next to 3133')
    expect(withRail('copper', '3033 2933')).toContain('map.rails.copper.hexes[1]: 2933 is no land hex')
    expect(withRail('copper', '3033 3133 3033')).toContain('map.rails.copper.hexes[2]: 3033 comes twice')
    expect(withRail('copper', '2117 2216')).toContain('map.rails: two railroads cross 2117NE')
    expect(withRail('copper', '2119 2120')[0]).toContain('map.rails.copper.hexes[1]: 2119S is all under water')
  })

  test('rivers in pieces, sides that are none', () => {
    const fish = (sides: readonly string[]) =>
      broken({ rivers: RIVERS.map((r) => (r.name === 'Fish' ? { ...r, sides } : r)) })
    expect(fish(['2721S', '2921SE'])[0]).toMatch(/^map.rivers.Fish\[1\]: 2921SE does not go on from 2721S/)
    expect(fish(['2721N'])[0]).toBe('map.rivers.Fish[0]: 2721N is no hexside')
    expect(fish(['2117S'])).toContain('map.rivers: 2117S is listed twice')
  })

  test('towns that the rules need', () => {
    expect(withPlace('Windhoek', { kind: 'settlement' })[0]).toMatch(/^map.places.Windhoek: the rules look for/)
    expect(withPlace('Gobabis', { port: true })).toContain('map.places.Gobabis: is a port away from the coast')
    expect(withPlace('Gobabis', { hex: '0101' })).toContain('map.places.Gobabis: 0101 is at sea')
    expect(withPlace('Gobabis', { hex: '2816' })).toContain('map.places: two lie in 2816')
    expect(withPlace('Upington', { kind: 'settlement' })[0]).toContain('three towns in South Africa')
  })

  test('sea and land that do not agree', () => {
    const rows = (raster: readonly string[]) =>
      raster.map((row, i) => (i === 16 ? `${row.slice(0, 20)}o${row.slice(21)}` : row))
    expect(broken({ territory: rows(OURS.territory) }).length).toBeGreaterThan(0)
    expect(broken({ coastal: OURS.coastal.filter((hex) => hex !== '1102') })).toEqual([
      'map.coastal: is not the list of land hexes next to the sea',
    ])
    expect(broken({ capeEntry: { hexes: ['2816'], withdraw: [] } })[0]).toContain('2816 is no land hex on the edge')
  })

  test('counters that cannot be', () => {
    expect(withCounter('FK-8', { front: '2-0' })[0]).toMatch(/^counters.FK-8.front/)
    expect(withCounter('FK-8', { contingent: 'british' })).toContain('counters.FK-8.contingent: is on the other side')
    expect(withCounter('Mil-5', { back: '1-0' })[0]).toMatch(/^counters.Mil-5.back/)
    expect(withCounter('FK-8', { turnsInto: 'patrol' })[0]).toMatch(/^counters.FK-8.turnsInto/)
    expect(withCounter('FK-8', { start: 'aside' })[0]).toMatch(/^counters.FK-8.start/)
    expect(withCounter('Botha', { recruit: undefined })).toContain('charts.recruits.a-botha: brings nobody')
    expect(withCounter('FK-8', { id: 'FK-7' })).toContain('counters.fk-7: comes twice')
  })

  test('set-ups that leave somebody out, or crowd a hex', () => {
    expect(withCounter('FK-8', { start: 'set-up' })[0]).toBe('counters.FK-8.start: no list says where it is set up')
    expect(broken({ counters: COUNTERS.filter((c) => c.id !== 'CC') })[0]).toBe('counters.CC: is wanted for the set-up')
    const german = (change: Placement) =>
      broken({ ready: { ...OURS.ready, german: { ...OURS.ready.german, ...change } } })
    expect(german({ '3430': [] })).toContain('setUp.german: CC is not placed')
    expect(german({ '3425': ['CC'] })).toContain('setUp.german: CC is placed twice')
    expect(german({ '3430': [], '3425': ['CC'] })).toContain('setUp.german: CC may not be in 3425')
    expect(german({ '3430': ['CC', 'FK-8'] })).toContain('setUp.german: FK-8 is not on the list')
    const stack = ['FK-1', 'FK-2', 'FK-4', 'FK-5', 'FK-6', 'FK-7', 'VK', 'CC', 'G-Art-1', 'G-Art-3', 'G-Sup-2']
    expect(german({ '3424': [...stack, 'Franke', 'Heydebreck'] })).toContain(
      'setUp.german: there are more than 12 units in 3424 (14.0)',
    )
  })

  test('charts with holes', () => {
    expect(broken({ rainTurns: [13] })).toEqual(['charts.rainTurns: there is no turn 13'])
    expect(broken({ airRecycling: ['ready'] })).toEqual(['charts.airRecycling: has not six results'])
  })
})

test('an atlas knows its sides by the lower of two hexes', () => {
  const atlas = atlasOf(OURS)
  const { near } = atlas
  expect(near('2117').map((hex) => atlas.sideBetween('2117', hex))).toEqual(
    near('2117').map((hex) => atlas.sideBetween(hex, '2117')),
  )
  expect(atlas.sideBetween('2117', '2118')).toBe('2117S')
  expect(atlas.sideBetween('2117', '2119')).toBeUndefined()
})
