import { twice } from '@boma/overlay'
import { describe, expect, test } from 'vitest'
import * as charts from '../data/charts.ts'
import { ACTION_COSTS, AIR_RECYCLING, LENGTH, TERRAIN_EFFECTS, TURNS } from '../data/charts.ts'
import { atlasOf } from '../data/checks/atlas.ts'
import { faultsIn } from '../data/checks/index.ts'
import { COUNTERS, MARKERS, SHEET_TOTAL } from '../data/counters.ts'
import { OURS } from '../data/data-set.ts'
import { EVENTS } from '../data/events.ts'
import * as map from '../data/map.ts'
import { PLACES } from '../data/places.ts'
import { RAILS } from '../data/rails.ts'
import * as recruits from '../data/recruits.ts'
import { RIVERS } from '../data/rivers.ts'
import * as scenarios from '../data/scenarios.ts'
import { SHORE_SOURCE } from '../data/shore.ts'
import { TYPE_TRAITS, UNIT_TYPES } from '../data/unit-types.ts'

const atlas = atlasOf(OURS)
const place = (name: string) => PLACES.find((p) => p.name === name)
const rail = (id: string) => RAILS.find((r) => r.id === id)
const riverSides = RIVERS.flatMap((river) => river.sides)

test('the data do not contradict themselves, nor what the rules need', () => {
  expect(faultsIn(OURS)).toEqual([])
})

describe('the map', () => {
  test('28.1 is 41 by 34 hexes, and 4131 to 4134 are its south-east corner', () => {
    expect([map.GRID.columns, map.GRID.rows]).toEqual([41, 34])
    for (const hex of ['4131', '4132', '4133', '4134']) expect(map.CAPE_ENTRY.hexes).toContain(hex)
    const south = atlas.land.filter((hex) => hex.endsWith('34'))
    expect(map.CAPE_ENTRY.withdraw).toEqual(south)
    expect([...map.CAPE_ENTRY.hexes].sort()).toEqual([...south, '4131', '4132', '4133'].sort())
  })

  test('the sea is in one piece and reaches the south edge', () => {
    const sea = atlas.hexes.filter((hex) => atlas.isSea(hex))
    expect(atlas.flood(sea[0] ?? '', atlas.isSea).size).toBe(sea.length)
    expect(sea.some((hex) => hex.endsWith('34'))).toBe(true)
  })

  test('2.0, 2.1, 32.1 places are where the rulebook puts them', () => {
    expect(place('Swakopmund')).toMatchObject({ hex: '2117', port: true })
    expect(atlas.near('2117')).toContain(place('Walvis Bay')?.hex)
    expect(atlas.hexes.filter((hex) => atlas.territory(hex) === 'WB')).toEqual(['2118'])
    const mines = PLACES.filter((p) => p.mining).map((p) => p.name)
    expect(mines.sort()).toEqual(['Lüderitz Bay', 'Otavi', 'Springbok'])
    for (const name of ['Springbok', 'Upington', 'Port Nolloth'])
      expect(atlas.territory(place(name)?.hex ?? ''), name).toBe('SA')
    for (const p of PLACES) expect(atlas.terrain(p.hex), p.name).not.toBe('pan')
  })

  test('the hexes fit the ground: every place lies within a hex of where the projection puts it', () => {
    const { meridian, earthRadius, a, b, tx, ty } = map.PROJECTION
    const rad = Math.PI / 180
    const offset = (p: (typeof PLACES)[number], shoved: 'even' | 'odd') => {
      const [lat, lon] = p.at
      const x = earthRadius * (lon - meridian) * rad * Math.cos(lat * rad)
      const y = earthRadius * lat * rad
      const [column, row] = [Number(p.hex.slice(0, 2)), Number(p.hex.slice(2))]
      const low = (column % 2 === 0) === (shoved === 'even') ? 0.5 : 0
      return Math.hypot(a * x + b * y + tx - (column * Math.sqrt(3)) / 2, b * x - a * y + ty - row - low)
    }
    for (const p of PLACES) expect(offset(p, 'even'), p.name).toBeLessThan(1)
    const mean = (shoved: 'even' | 'odd') => PLACES.reduce((sum, p) => sum + offset(p, shoved), 0) / PLACES.length
    expect(mean('even')).toBeLessThan(mean('odd'))
  })

  test('frontiers that history drew along rivers follow them', () => {
    const frontier = (a: string, b: string) =>
      atlas.land.flatMap((hex) =>
        ['NE', 'SE', 'S'].flatMap((way) => {
          const [, to] = atlas.hexesOf(hex + way) ?? []
          const two = [atlas.territory(hex), to === undefined ? '' : atlas.territory(to)]
          return two.sort().join() === [a, b].sort().join() ? [{ hex, to: to ?? '', side: hex + way }] : []
        }),
      )
    const orange = frontier('SWA', 'SA').filter(({ hex, to }) => hex < '3700' && Number(to.slice(2)) >= 29)
    expect(orange.length).toBeGreaterThan(20)
    const cunene = frontier('SWA', 'ANG').filter(({ hex }) => hex < '1803')
    for (const { side } of [...orange, ...frontier('SA', 'BEC')]) expect(riverSides).toContain(side)
    for (const { side } of cunene) expect([...riverSides, ...map.ALL_SEA_SIDES]).toContain(side)
  })

  test('every river ends at the sea, at another river or at the edge', () => {
    const sea = new Set(atlas.hexes.filter((hex) => atlas.isSea(hex)).flatMap((hex) => atlas.corners(hex)))
    const edge = new Set(atlas.hexes.filter((hex) => atlas.near(hex).length < 6).flatMap((hex) => atlas.corners(hex)))
    for (const river of RIVERS) {
      const others = RIVERS.filter((r) => r !== river).flatMap((r) => r.sides.flatMap(atlas.ends))
      const [last = '', before = ''] = river.sides.toReversed()
      const mouth = atlas.ends(last).filter((end) => !atlas.ends(before).includes(end))
      const somewhere = (end: string) =>
        sea.has(end) || edge.has(end) || others.includes(end) || map.ALL_SEA_SIDES.flatMap(atlas.ends).includes(end)
      expect(mouth.some(somewhere), river.name).toBe(true)
    }
  })

  test('an all-sea side can be walked around', () => {
    for (const side of map.ALL_SEA_SIDES)
      for (const hex of atlas.hexesOf(side) ?? []) {
        const ways = atlas.near(hex).filter((to) => !atlas.isSea(to))
        expect(ways.some((to) => !map.ALL_SEA_SIDES.includes(atlas.sideBetween(hex, to) ?? ''))).toBe(true)
      }
  })
})

describe('the railroads', () => {
  const built = RAILS.filter((r) => r.status === 'built')
  const sides = (lines: typeof RAILS) =>
    lines.flatMap((r) => r.hexes.slice(1).map((hex, i) => atlas.sideBetween(r.hexes[i] ?? '', hex) ?? ''))

  test('the German lines are one net, the copper line another, and none reaches the Cape Colony edge', () => {
    const tracks = sides(built)
    const net = new Set(['2816'])
    for (const hex of net)
      for (const to of atlas.near(hex)) if (tracks.includes(atlas.sideBetween(hex, to) ?? '')) net.add(to)
    const german = built.filter((r) => r.id !== 'copper').flatMap((r) => r.hexes)
    expect([...net].sort()).toEqual([...new Set(german)].sort())
    const all = built.flatMap((r) => r.hexes)
    expect(map.CAPE_ENTRY.hexes.some((hex) => all.includes(hex))).toBe(false)
  })

  test('32.1 three routes can be built, from the ends that the rulebook names', () => {
    expect(RAILS.filter((r) => r.status === 'buildable').map((r) => r.id)).toEqual(['walvis', 'okahakana', 'upington'])
    const ends = (id: string) => [rail(id)?.hexes[0], rail(id)?.hexes.at(-1)]
    expect(ends('walvis')).toEqual([place('Walvis Bay')?.hex, '2117'])
    expect(ends('okahakana')).toEqual([place('Otjiwarongo')?.hex, place('Okahakana')?.hex])
    expect(ends('upington')).toEqual([place('Upington')?.hex, '3429'])
  })

  test('bridges are where lines cross rivers', () => {
    const bridges = sides(RAILS).filter((side) => riverSides.includes(side))
    expect(bridges.sort()).toEqual('2117S 2410SE 2413S 2715S 2817S 2927NE 3026SE 3829SE'.split(' '))
  })

  test('they would fall apart if the other columns were shoved', () => {
    const other = atlasOf({ ...OURS, grid: { ...OURS.grid, shoved: 'odd' } })
    const gaps = RAILS.flatMap((r) => r.hexes.slice(1).filter((hex, i) => !other.near(r.hexes[i] ?? '').includes(hex)))
    expect(gaps.length).toBeGreaterThan(5)
  })
})

describe('the counters', () => {
  const uk = ['south-african', 'british']
  const german = ['german']
  const portuguese = ['portuguese']
  test.each([
    ['6.2', 6, 'set-up', german, 'militia', ''],
    ['6.2', 2, 'set-up', german, 'wireless', ''],
    ['6.2', 7, 'set-up', german, 'mounted-rifles', '2-7'],
    ['6.2', 1, 'set-up', german, 'camel-corps', '2-6'],
    ['6.2', 3, 'set-up', german, 'artillery', '3-4'],
    ['6.2', 1, 'set-up', german, 'engineer', '2-5'],
    ['6.2', 2, 'set-up', german, 'supply', '1-4'],
    ['6.2', 2, 'set-up', german, 'leader', ''],
    ['6.2', 1, 'support-box', german, 'aeroplane', ''],
    ['6.2', 4, 'recruit-box', german, 'marine', '2-5'],
    ['6.2', 1, 'recruit-box', german, 'engineer', '1-5'],
    ['6.2', 1, 'set-up', ['boer'], 'commando', '2-8'],
    ['10.2', 2, 'recruit-box', ['boer'], 'commando', ''],
    ['10.2', 1, 'recruit-box', ['boer'], 'artillery', ''],
    ['6.3', 1, 'support-box', uk, 'naval-support', ''],
    ['6.3', 1, 'set-up', uk, 'militia', '4-0'],
    ['6.3', 3, 'set-up', uk, 'militia', '2-0'],
    ['6.3', 7, 'set-up', uk, 'mounted-rifles', '3-7'],
    ['6.3', 1, 'set-up', uk, 'commando', '2-8'],
    ['6.3', 4, 'set-up', uk, 'infantry', '4-4'],
    ['6.3', 1, 'set-up', uk, 'artillery', '2-4'],
    ['6.3', 1, 'set-up', uk, 'horse-artillery', '2-7'],
    ['6.3', 2, 'set-up', uk, 'engineer', '2-5'],
    ['6.3', 3, 'set-up', uk, 'supply', '1-4'],
    ['6.3', 2, 'set-up', portuguese, 'militia', '2-0'],
    ['6.3', 1, 'set-up', portuguese, 'combined-arms', '3-5'],
    ['6.3', 1, 'set-up', portuguese, 'mounted-rifles', '2-7'],
    ['6.3', 2, 'set-up', portuguese, 'infantry', '1-4'],
    ['33.3', 3, 'aside', uk, 'infantry', ''],
  ] as const)('%s there are %d at %s of %s %s %s', (_, n, start, who, type, front) => {
    const these = COUNTERS.filter(
      (c) => c.start === start && (who as readonly string[]).includes(c.contingent) && c.type === type,
    )
    expect(these.filter((c) => front === '' || c.front === front)).toHaveLength(n)
  })

  test('1.1 with the markers they are 176, and no two have one name', () => {
    const markers = MARKERS.reduce((sum, m) => sum + m.sheet, 0)
    expect(COUNTERS.length + markers).toBe(SHEET_TOTAL.counters)
    expect(twice(COUNTERS.map((c) => c.name))).toEqual([])
    expect(Object.keys(TYPE_TRAITS)).toEqual([...UNIT_TYPES])
  })

  test('a disrupted side moves as far as the front and is no stronger', () => {
    for (const c of COUNTERS) {
      if (c.back === undefined || c.turnsInto !== undefined) continue
      expect(c.back.slice(2), c.id).toBe(c.front.slice(2))
      expect(Number(c.back[0]), c.id).toBeLessThanOrEqual(Number(c.front[0]))
    }
  })
})

describe('the set-ups', () => {
  test('35.0 the historical deployment moves the same units as 6.3', () => {
    const names = (rules: readonly scenarios.SetUpRule[]) => rules.flatMap((rule) => rule.counters).sort()
    expect(names(scenarios.HISTORICAL_ALLIED_SET_UP)).toEqual(names(scenarios.ALLIED_SET_UP))
    const column = (at: string) =>
      (scenarios.ALLIED_HISTORICAL[at] ?? [])
        .map((id) => COUNTERS.find((c) => c.id === id)?.type ?? '')
        .filter((type) => type !== 'militia')
        .sort()
        .join(' ')
    const five = Array(5).fill('mounted-rifles').join(' ')
    expect(column('cape-colony')).toBe(`engineer horse-artillery infantry ${five} supply`)
    expect(column('4029')).toBe('artillery commando mounted-rifles supply')
    expect(column('3233')).toBe('engineer infantry infantry mounted-rifles supply')
  })

  test('no hex holds both sides, and the Cape stack fits in one hex', () => {
    for (const s of Object.values(scenarios.SCENARIOS))
      expect(Object.keys(s.ready.german).filter((at) => at in s.ready.allied)).toEqual([])
    expect(scenarios.ALLIED_DEFAULT['cape-colony']?.length).toBeLessThanOrEqual(charts.LIMITS.stacking.allied)
  })

  test('6.2 what the ready set-up digs and what the longer game buys is allowed', () => {
    for (const hex of scenarios.GERMAN_DEFAULT_ENTRENCHMENTS)
      expect(scenarios.GERMAN_DEFAULT[hex]?.length, hex).toBeGreaterThan(0)
    const marines = scenarios.GERMAN_SET_UP.find((rule) => rule.counters.includes('MEK-1'))
    for (const [id, hex] of scenarios.GERMAN_EXTENDED_PURCHASES) {
      expect(marines?.counters).toContain(id)
      expect(PLACES.find((p) => p.hex === hex)?.port).toBe(true)
    }
  })
})

test('the charts are whole', () => {
  expect(EVENTS.map((e) => e.total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(twice(EVENTS.map((e) => e.id))).toEqual([])
  expect(TURNS.months).toHaveLength(LENGTH.extended)
  expect([TURNS.months[0], TURNS.months[9], TURNS.months[11]]).toEqual(['September 1914', 'June 1915', 'August 1915'])
  expect(AIR_RECYCLING.rolls).toHaveLength(6)
  expect(Object.values(ACTION_COSTS).every((cost) => cost.points >= 1)).toBe(true)
  expect(Object.entries(TERRAIN_EFFECTS).filter(([, effect]) => effect.dry === undefined)).toHaveLength(1)
})

test('every source names the cases it comes from', () => {
  const grammar = /^(reconstructed|(printed|derived) (\d+(\.\d+)*|event-\d+)(, (\d+(\.\d+)*|event-\d+))*)$/
  const sources = (value: unknown): readonly unknown[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, each]) => {
      if (key !== 'source' && !key.endsWith('_SOURCE')) return sources(each)
      return typeof each === 'string' ? [each] : Object.values(each)
    })
  }
  const all = sources([charts, map, recruits, scenarios, COUNTERS, EVENTS, MARKERS, PLACES, RAILS, RIVERS, TYPE_TRAITS])
  expect(all.length).toBeGreaterThan(500)
  for (const source of all) expect(source).toMatch(grammar)
  expect(SHORE_SOURCE).toBeDefined()
})
