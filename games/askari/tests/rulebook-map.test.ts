import { describe, expect, test } from 'vitest'
import { GRID, TERRAIN, TERRAIN_OF, TERRITORY, TERRITORY_OF } from '../data/map.ts'
import { TOWNS } from '../data/places.ts'
import { RAILS } from '../data/rails.ts'
import { RIVERS } from '../data/rivers.ts'
import { ALL_WATER_SIDES, BODIES, ISLANDS, RUFIJI_DELTA, SPLIT_HEXES } from '../data/waters.ts'
import { listed, rows, sorted, townIn } from './book.ts'

describe('the map of appendices L to O is the one that is played', () => {
  const terrainAt = (hex: string) =>
    TERRAIN_OF[(TERRAIN[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] ?? '~') as keyof typeof TERRAIN_OF]
  const two = (n: number) => String(n).padStart(2, '0')
  const all = Array.from(
    { length: GRID.columns * GRID.rows },
    (_, i) => two((i % GRID.columns) + 1) + two(Math.floor(i / GRID.columns) + 1),
  )
  const LANDS: Readonly<Record<string, string>> = {
    GEA: 'GEA',
    BEA: 'British East Africa',
    UGA: 'Uganda',
    NY: 'Nyasaland',
    NR: 'Northern Rhodesia',
    SR: 'Southern Rhodesia',
    BC: 'Belgian Congo',
    PEA: 'Portuguese East Africa',
  }

  /** '3219S' as the pair of hexes that the book writes, in a fixed order; undefined at the edge of the map. */
  function pair(side: string): string | undefined {
    const [c, r] = [Number(side.slice(0, 2)), Number(side.slice(2, 4))]
    const low = c % 2 === 0 ? 1 : 0
    const steps: Readonly<Record<string, readonly [number, number]>> = { NE: [1, low - 1], SE: [1, low], S: [0, 1] }
    const [dc, dr] = steps[side.slice(4)] ?? [GRID.columns, 0]
    const other = two(c + dc) + two(r + dr)
    return all.includes(other) ? [side.slice(0, 4), other].sort().join('/') : undefined
  }
  const pairs = (sides: readonly string[]) => sorted(sides.flatMap((side) => pair(side) ?? []))
  const inOrder = (printed: readonly string[]) => sorted(printed.map((p) => p.split('/').sort().join('/')))

  test('towns (4.1.1, 13.1.2)', () => {
    const ours = TOWNS.map((t) => [
      t.hex,
      t.name,
      t.kind === 'port' ? 'port' : 'town',
      LANDS[t.territory],
      terrainAt(t.hex),
      BODIES.find((b) => b.patrolBox && b.coast.includes(t.hex))?.name ?? '-',
      RAILS.find((r) => r.hexes.includes(t.hex))?.id ?? '-',
      t.vp ? 'VP' : '-',
    ])
    const printed = rows('## Appendix M').map(([hex, name = '', kind, land, terrain, coast, line = '', vp]) =>
      [hex, name.replace(/ p$/, ''), kind, land, terrain, coast, line.toLowerCase(), vp].join(),
    )
    expect(sorted(printed)).toEqual(sorted(ours.map((row) => row.join())))
    expect(printed.filter((row) => row.endsWith(',VP'))).toHaveLength(35)
  })

  test('lines and their sections (10.2.1)', () => {
    expect(rows('## Appendix N').map(([, hexes]) => hexes)).toEqual(RAILS.map((r) => r.hexes.join(' ')))
    for (const rail of RAILS.filter((r) => r.id !== 'blantyre')) {
      const stops = rail.hexes.filter((hex) => townIn.has(hex))
      const sections = rows('## Appendix N', 1).filter(([line]) => line?.toLowerCase() === `${rail.id} line`)
      expect(sections.map(([, , hexes = '']) => [hexes.slice(0, 4), hexes.slice(-4)])).toEqual(
        stops.slice(1).map((stop, i) => [stops[i], stop]),
      )
    }
  })

  test('waters (10.1.7, 12.1.4)', () => {
    for (const body of BODIES) {
      expect(listed('### Hexes with water', body.name)).toEqual(body.hexes)
      if (body.patrolBox) expect(listed('### Coastal hexes', body.name)).toEqual(body.coast)
    }
    expect(inOrder(listed('### Islands', 'All-water sides'))).toEqual(pairs(ALL_WATER_SIDES))
    expect(listed('### Islands', 'Zanzibar')).toEqual(ISLANDS.zanzibar)
    expect(listed('### Islands', 'Pemba')).toEqual(ISLANDS.pemba)
    expect(listed('### Islands', 'Mafia')).toEqual(ISLANDS.mafia)
    expect(listed('### Islands', 'Rufiji delta')).toEqual(RUFIJI_DELTA.hexes)
    const shores = rows('### 10.1').map(([hex, , , one = '', other = '']) => [
      hex,
      sorted(one.split(', ')),
      sorted(other.split(', ')),
    ])
    expect(shores).toEqual(SPLIT_HEXES.map((s) => [s.hex, ...s.shores.map((shore) => sorted(shore.sides))]))
  })

  test('territories (2.1.3)', () => {
    for (const [land, name] of Object.entries(LANDS)) {
      const held = listed('### Territories', name).flatMap((run) => {
        const [from = '', to = from] = run.split('-')
        return all.filter((hex) => hex.startsWith(from.slice(0, 2)) && hex >= from && hex <= to)
      })
      const ours = all.filter((hex) => {
        const letter = TERRITORY[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] ?? ''
        return TERRITORY_OF[letter as keyof typeof TERRITORY_OF] === land
      })
      expect(sorted(held)).toEqual(sorted(ours))
    }
  })

  test('terrain and rivers (10.1.4)', () => {
    for (const terrain of ['arid', 'bush', 'highland', 'forest', 'mountain', 'swamp']) {
      const name = `${terrain[0]?.toUpperCase()}${terrain.slice(1)}`
      expect(sorted(listed('### Terrain', name))).toEqual(sorted(all.filter((hex) => terrainAt(hex) === terrain)))
    }
    expect(listed('### Hexes with water', 'Nothing but water, closed to units')).toEqual(
      sorted(all.filter((hex) => terrainAt(hex) === 'water')),
    )
    for (const river of RIVERS) expect(inOrder(listed('### Rivers', river.name))).toEqual(pairs(river.sides))
  })
})
