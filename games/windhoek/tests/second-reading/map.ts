import { ALL_SEA_SIDES, CAPE_ENTRY, COASTAL, GRID, TERRAIN, TERRITORY } from '../../data/map.ts'
import { PLACES, type Place } from '../../data/places.ts'
import { RIVERS } from '../../data/rivers.ts'

/** A place as players call it: '2117', or 'cape'. */
export type Spot = string
/** Off the map to the south. */
export const CAPE: Spot = 'cape'

const named = (column: number, row: number): Spot => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
const columnOf = (hex: Spot): number => Number(hex.slice(0, 2))
const rowOf = (hex: Spot): number => Number(hex.slice(2))
/** Even columns sit half a hex farther south. */
const lower = (column: number): number => (column % 2 === 0 ? 1 : 0)

const everyHex = Array.from({ length: GRID.columns }, (_, c) =>
  Array.from({ length: GRID.rows }, (_, r) => named(c + 1, r + 1)),
).flat()

function neighboursOf(hex: Spot): readonly Spot[] {
  const [c, r] = [columnOf(hex), rowOf(hex)]
  const beside = r - 1 + lower(c)
  const around = [
    [c, r - 1],
    [c, r + 1],
    [c - 1, beside],
    [c - 1, beside + 1],
    [c + 1, beside],
    [c + 1, beside + 1],
  ] as const
  return around.filter(([x, y]) => x >= 1 && x <= GRID.columns && y >= 1 && y <= GRID.rows).map(([x, y]) => named(x, y))
}
const NEAR = new Map(everyHex.map((hex) => [hex, neighboursOf(hex)]))
const ENTRIES: readonly Spot[] = CAPE_ENTRY.hexes

/** The hexes next to a hex. */
export const near = (hex: Spot): readonly Spot[] => NEAR.get(hex) ?? []
/** §28.1: where a step may lead: to the hexes next to a place, and between the edge and the Cape. */
export const ways = (from: Spot): readonly Spot[] =>
  from === CAPE ? ENTRIES : ENTRIES.includes(from) ? [...near(from), CAPE] : near(from)
/** §28.1: does the Cape touch the hex? */
export const isEntry = (hex: Spot): boolean => ENTRIES.includes(hex)

/** The letter of a hex's terrain: 'o', 'b', 'd', 'm', 'p' or '~'. */
export const terrain = (hex: Spot): string => TERRAIN[rowOf(hex) - 1]?.[columnOf(hex) - 1] ?? '~'
/** The letter of its territory: 'G', 'U', 'W', 'A', 'B' or '~'. */
export const territory = (hex: Spot): string => TERRITORY[rowOf(hex) - 1]?.[columnOf(hex) - 1] ?? '~'
/** Every hex that is not all sea. */
export const LAND: readonly Spot[] = everyHex.filter((hex) => terrain(hex) !== '~')
/** §22.1: every hex that ships reach. */
export const COASTS: readonly Spot[] = COASTAL

/** Two hexes that touch, in whatever order. */
export const pair = (a: Spot, b: Spot): string => (a < b ? `${a}/${b}` : `${b}/${a}`)

/** The two hexes of a side that the data name by the first of them and a direction: '2117SE'. */
function sidePair(side: string): string {
  const hex = side.slice(0, 4)
  const [c, r] = [columnOf(hex), rowOf(hex)]
  if (side.endsWith('NE')) return pair(hex, named(c + 1, r - 1 + lower(c)))
  if (side.endsWith('SE')) return pair(hex, named(c + 1, r + lower(c)))
  return pair(hex, named(c, r + 1))
}
const rivers = new Set(RIVERS.flatMap((river) => river.sides).map(sidePair))
const banks = new Set([...rivers].flatMap((side) => side.split('/')))
const water = new Set(ALL_SEA_SIDES.map(sidePair))

/** Does a river part the two? */
export const isRiver = (a: Spot, b: Spot): boolean => rivers.has(pair(a, b))
/** Does a river run along the hex? */
export const isOnRiver = (hex: Spot): boolean => banks.has(hex)
/** May anything at all go from one to the other on land? */
export const isLandSide = (a: Spot, b: Spot): boolean => terrain(b) !== '~' && !water.has(pair(a, b))

const places = new Map(PLACES.map((place) => [place.hex, place]))
/** The town or settlement in a hex. */
export const placeIn = (hex: Spot): Place | undefined => places.get(hex)
