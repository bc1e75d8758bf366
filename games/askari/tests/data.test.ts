import { distance, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { LINE_HEXES, SECTIONS } from '../board/lines.ts'
import {
  COASTAL_ON,
  CONGO,
  canCross,
  GEA,
  grid,
  HEXES,
  hex,
  IS_LAND,
  IS_PORT,
  isBritish,
  OWNER,
  PEA,
  TOWN,
  TOWN_VP,
  TOWNS,
  type Town,
} from '../board.ts'
import { EVENTS_SOURCE, TRANSPORT_SOURCE } from '../data/charts.ts'
import { COUNTERS } from '../data/counters.ts'
import { MAP_SOURCE } from '../data/map.ts'
import { TOWNS as PLACES } from '../data/places.ts'
import { RAILS } from '../data/rails.ts'
import { DETACHMENTS, GUERILLA, SMUTS } from '../data/scenarios.ts'
import { ALL_WATER_SIDES, BODIES, SPLIT_HEXES } from '../data/waters.ts'
import { NAMES } from '../roster.ts'

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
const SOURCES = /^(printed|derived) \d|^reconstructed$/

describe('the map', () => {
  test('German East Africa has exactly 35 towns and ports, Mafia among them (13.1.2, 14.3.4)', () => {
    const paid = Array.from({ length: TOWNS }, (_, town) => town as Town).filter((town) => TOWN_VP[town] === 1)
    expect(paid.length).toBe(35)
    expect(paid).toContain(TOWN[hex('3422')])
    const inGea = PLACES.filter((place) => place.territory === 'GEA')
    expect(inGea.filter((place) => place.vp !== true)).toEqual([])
  })

  test('every town lies on land, in the territory that it says, and no two in one hex', () => {
    expect(new Set(PLACES.map((place) => place.hex)).size).toBe(PLACES.length)
    const owners = { GEA: [GEA], PEA: [PEA], BC: [CONGO] } as Readonly<Record<string, readonly number[]>>
    for (const { hex: at, name, territory } of PLACES) {
      expect(IS_LAND[hex(at)], name).toBe(1)
      const owner = OWNER[hex(at)] ?? 0
      expect(owners[territory]?.includes(owner) ?? isBritish(hex(at)), name).toBe(true)
    }
  })

  test('a port lies on the coast of the ocean', () => {
    for (const { hex: at, kind, name } of PLACES) {
      const water = COASTAL_ON[hex(at)] ?? 0
      if (kind === 'port') expect(water & 1, name).toBe(1)
      if (kind === 'lake') expect(water & 0b1110, name).not.toBe(0)
      expect(IS_PORT[TOWN[hex(at)] as Town] === 1, name).toBe(kind === 'port')
    }
  })

  test('the railways run from hex to neighbouring hex, over land, and in the sections of their towns', () => {
    for (const line of LINE_HEXES)
      for (const [i, at] of line.entries()) {
        expect(IS_LAND[at]).toBe(1)
        if (i > 0) expect(distance(grid, at, line[i - 1] as Hex)).toBe(1)
      }
    const named = SECTIONS.map(({ hexes, line }) => `${RAILS[line]?.id} ${hexes.length}`)
    expect(named.length).toBe(15)
    expect(SECTIONS.filter((section) => section.ends.length === 1).map((section) => section.line)).toEqual([3])
  })

  test('what may be crossed one way may be crossed the other, but for the shores of split hexes', () => {
    const split = new Set(SPLIT_HEXES.map((each) => hex(each.hex)))
    for (const at of ALL)
      for (const d of [0, 1, 2] as const) {
        const to = neighbour(grid, at, d)
        if (to === OFF_MAP || split.has(at) || split.has(to)) continue
        expect(canCross(at, d as never), String(at)).toBe(canCross(to, ((d + 3) % 6) as never))
      }
  })

  test('every all-water side lies between two hexes that hold land', () => {
    for (const side of ALL_WATER_SIDES) expect(IS_LAND[hex(side.slice(0, 4))], side).toBe(1)
  })

  test('the hexes of the rulebook’s example of extended Carriers are neighbours (7.1.10)', () => {
    for (const [a, b] of [
      ['0506', '0605'],
      ['0605', '0706'],
      ['0706', '0806'],
    ] as const)
      expect(distance(grid, hex(a), hex(b)), `${a} ${b}`).toBe(1)
  })
})

describe('the counters', () => {
  test('every name is one word, and no two are alike', () => {
    expect(new Set(NAMES.map((name) => name.toLowerCase())).size).toBe(NAMES.length)
    for (const name of NAMES) expect(name).not.toMatch(/\s/)
  })

  test('whoever begins on the map does so on land, vessels on their coast and big ships in a port', () => {
    for (const { id, kind, setUp, full } of COUNTERS) {
      if (setUp === undefined || setUp === 'rail') continue
      const at = hex(setUp)
      expect(IS_LAND[at], id).toBe(1)
      if (kind === 'unit') continue
      expect((COASTAL_ON[at] ?? 0) & (kind === 'ship' ? 1 : 0b1110), id).not.toBe(0)
      if (kind === 'ship' && Number(full.split('-')[0]) >= 5) expect(IS_PORT[TOWN[at] as Town], id).toBe(1)
    }
  })

  test('everybody whom a scenario names is there', () => {
    const listed = JSON.stringify([DETACHMENTS.counters, SMUTS, GUERILLA])
    const named = NAMES.filter((name) => listed.includes(`"${name}"`))
    expect(named.length).toBeGreaterThan(30)
    for (const name of [...DETACHMENTS.counters, ...SMUTS.piles.german, ...SMUTS.piles.entente])
      expect(NAMES).toContain(name)
  })
})

test('every figure says where it comes from', () => {
  const sources = [
    ...Object.values(MAP_SOURCE),
    TRANSPORT_SOURCE,
    ...Object.values(EVENTS_SOURCE),
    ...PLACES.flatMap(({ source }) => Object.values(source)),
    ...RAILS.flatMap(({ source }) => Object.values(source)),
    ...BODIES.flatMap(({ source }) => Object.values(source)),
    ...COUNTERS.flatMap(({ source }) => Object.values(source)),
  ]
  for (const source of sources) expect(source).toMatch(SOURCES)
})
