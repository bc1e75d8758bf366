import {
  type Column,
  type Direction,
  directionOf,
  type Hex,
  hexNamed,
  type Id,
  letterAt,
  makeGrid,
  neighbour,
  OFF_MAP,
} from '@boma/kernel'
import type { Effects } from './data/charts.ts'
import {
  ALONG,
  BEACHES as BEACH_DATA,
  DITCH,
  EASY_ENTRY,
  EMBANKMENT,
  FOLIAGE_EDGE,
  GERMAN_ENTRY,
  GOVERNMENT as GOVERNMENT_DATA,
  OVERLAYS,
  RAILWAYS,
  ROADS,
  TERRAIN,
  TERRAIN_EFFECTS,
  TRAILS,
  TRENCH_LINE as TRENCH_DATA,
} from './data/in-force.ts'
import { GRID, TERRAIN_OF, type Way } from './data/map.ts'

/** The map: hexes of 200 yards (1.2). */
export const grid = makeGrid(GRID)
/** How many hexes the map has; spaces from here on are off it. */
export const HEXES: number = grid.size

/** In a Holding Box, to be landed (5.0). */
export const ABOARD = HEXES as Hex
/** Germans who are still to come (4.2I). */
export const TO_COME = (HEXES + 1) as Hex
/** Beyond the west edge: arrived and ready to enter, driven off, or left with Lettow-Vorbeck (4.2I, 15.4, 20.3). */
export const OFF_WEST = (HEXES + 2) as Hex
/** Eliminated, removed, or not in the scenario. */
export const GONE = (HEXES + 3) as Hex
/** Hexes and places off the map together. */
export const SPACES: number = HEXES + 4
/** §19.7: where a counter is of which a side's view does not tell: nowhere on the table. */
export const HIDDEN = SPACES as Hex

/** Is it a hex of the map? */
export const isHex = (space: Hex): boolean => space >= 0 && space < HEXES
/** A hex by its printed number, for data and tests. */
export const hex = (name: string): Hex => hexNamed(grid, name)
const hexes = (names: readonly string[]): readonly Hex[] => names.map(hex)
/** A number for each hex. */
export const perHex = (value: (at: Hex) => number): Column<Hex> =>
  Int16Array.from({ length: HEXES }, (_, at) => value(at as Hex)) as Column<Hex>
const marked = (among: readonly Hex[]): Column<Hex> => perHex((at) => (among.includes(at) ? 1 : 0))

/** The printed number of a hex's column: the rows of the victory conditions (22.1.1.2). */
export const columnOf = (at: Hex): number => grid.x[at] + grid.first

/** The terrain of each hex. */
export const terrainAt = (at: Hex): keyof typeof TERRAIN_EFFECTS =>
  TERRAIN_OF[letterAt(grid, TERRAIN, at) as keyof typeof TERRAIN_OF]

/** Hexes of the embankment, of the ditch, with a government building. */
export const IS_EMBANKMENT: Column<Hex> = marked(hexes(EMBANKMENT))
export const IS_DITCH: Column<Hex> = marked(hexes(DITCH))
/** The six government hexes, in the order of the data (21.2.1.1B). */
export const GOVERNMENT: readonly Hex[] = GOVERNMENT_DATA.map((g) => hex(g.hex))
const IS_GOVERNMENT = marked(GOVERNMENT)

/** All that counts in a hex: its ground, then what lies on it. */
const effectsAt = (at: Hex): readonly Effects[] => [
  TERRAIN_EFFECTS[terrainAt(at)],
  ...(IS_EMBANKMENT[at] ? [OVERLAYS.embankment] : []),
  ...(IS_DITCH[at] ? [OVERLAYS.ditch] : []),
  ...(IS_GOVERNMENT[at] ? [OVERLAYS.government] : []),
]

/** What nobody can enter. */
export const CLOSED = 255
/** Movement points to enter a hex against the grain: the highest of all that lies there (ruling T151). */
export const COST: Column<Hex> = perHex((at) => {
  const costs = effectsAt(at).map((e) => e.cost)
  return costs[0] === undefined ? CLOSED : Math.max(...costs.map((c) => c ?? 0))
})
/** 1 where units may be: everywhere but on water and on Toten Island (15.5). */
export const IS_PASSABLE: Column<Hex> = perHex((at) => (COST[at] < CLOSED ? 1 : 0))
/** §10.4.2: 1 where the ground, or anything on it, blocks the line of sight. */
export const BLOCKS: Column<Hex> = perHex((at) => (effectsAt(at).some((e) => e.blocks) ? 1 : 0))
/** §8.3: 1 where units face all six sides. */
export const IS_ALL_ROUND: Column<Hex> = perHex((at) => (effectsAt(at).some((e) => e.allRound) ? 1 : 0))
/** The modifier of the ground and of a government building: what no neighbour takes away (ruling T61). */
export const COVER: Column<Hex> = perHex((at) =>
  Math.min(TERRAIN_EFFECTS[terrainAt(at)].modifier, IS_GOVERNMENT[at] ? OVERLAYS.government.modifier : 0),
)
/** Ruling T61: the modifier of what is paid for to enter against the grain: the dearest, and the best of equals. */
export const PAID_COVER: Column<Hex> = perHex((at) =>
  Math.min(...effectsAt(at).map((e) => ((e.cost ?? 0) === COST[at] ? e.modifier : 0))),
)

/** §15.7: bit d where a road, trail or railway leads on to the neighbour in direction d. */
export const ALONG_WAY: Column<Hex> = alongWays([...RAILWAYS, ...ROADS, ...TRAILS])
function alongWays(ways: readonly Way[]): Column<Hex> {
  const bits = new Uint8Array(HEXES) as Column<Hex>
  for (const { hexes: names } of ways)
    for (let i = 1; i < names.length; i++) {
      const [from, to] = [hex(names[i - 1] ?? ''), hex(names[i] ?? '')]
      bits[from] |= 1 << directionOf(grid, from, to)
      bits[to] |= 1 << directionOf(grid, to, from)
    }
  return bits
}
/** Does a road, trail or railway lead out of the hex this way? */
export const isAlong = (from: Hex, direction: Direction): boolean => ((ALONG_WAY[from] >> direction) & 1) === 1

/** §15.7: movement points to leave a hex by each of its six sides; CLOSED where nobody goes, or the map ends. */
const SIDE_COST = Uint8Array.from({ length: HEXES * 6 }, (_, i) => {
  const [from, d] = [Math.trunc(i / 6) as Hex, (i % 6) as Direction]
  const to = neighbour(grid, from, d)
  if (to === OFF_MAP || IS_PASSABLE[to] === 0) return CLOSED
  return isAlong(from, d) ? ALONG.cost : COST[to]
})
/** The points to go out of a hex by a side. */
export const costBy = (from: Hex, direction: Direction): number => SIDE_COST[from * 6 + direction]

/** European and Native Tanga (8.3, 21.1d, 22.1.1). */
export const IS_EUROPEAN: Column<Hex> = perHex((at) => (terrainAt(at) === 'european-tanga' ? 1 : 0))
/** The ten trenches that scenarios begin with (21.1). */
export const TRENCH_LINE: readonly Hex[] = hexes(TRENCH_DATA)
/** 1 in each of them. */
export const IS_TRENCH_LINE: Column<Hex> = marked(TRENCH_LINE)
/** Where Germans come in, and leave (4.2I). */
export const ENTRY: readonly Hex[] = hexes(GERMAN_ENTRY)
/** 1 in each of them; 2 where road or railway comes in. */
export const IS_ENTRY: Column<Hex> = perHex((at) => (ENTRY.includes(at) ? (hexes(EASY_ENTRY).includes(at) ? 2 : 1) : 0))
/** Ruling T154: for each row, the printed column of the foliage edge; 0 where there is no land so far west. */
export const FOLIAGE_COLUMN: readonly number[] = Array.from({ length: grid.rows }, (_, row) => {
  const at = hexes(FOLIAGE_EDGE).find((h) => h % grid.rows === row)
  return at === undefined ? 0 : columnOf(at)
})

/** A beach, by its place in the data. */
export type Beach = Id<'Beach'>
/** The names of the three. */
export const BEACH_NAMES: readonly string[] = BEACH_DATA.map((b) => b.id)
/** No beach. */
export const NO_BEACH = -1 as Beach
/** The hexes of each. */
export const BEACH_HEXES: readonly (readonly Hex[])[] = BEACH_DATA.map((b) => hexes(b.hexes))
/** The beach that a hex belongs to, or NO_BEACH. */
export const BEACH_AT = perHex((at) => BEACH_HEXES.findIndex((b) => b.includes(at))) as Column<Hex, Beach>
