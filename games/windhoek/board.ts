import {
  type Column,
  DIRECTIONS,
  directionOf,
  type Hex,
  hexNamed,
  hexNet,
  letterAt,
  makeGrid,
  type Net,
  neighbour,
  OFF_MAP,
  opposite,
  type SideBits,
  sidesNamed,
} from '@boma/kernel'
import {
  ALL_SEA_SIDES,
  CAPE_ENTRY,
  COASTAL,
  GRID,
  RAILS,
  RIVERS,
  TERRAIN,
  TERRAIN_EFFECTS,
  TERRITORY,
  PLACES as TOWNS_AND_SETTLEMENTS,
} from './data/in-force.ts'
import { TERRAIN_OF, TERRITORY_OF } from './data/map.ts'

/** The map's geometry. */
export const grid = makeGrid(GRID)
/** How many hexes the map has; places from here on are boxes. */
export const HEXES: number = grid.size

/** Off the map to the south (28.0). */
export const CAPE = HEXES as Hex
/** Where each side's units wait to be recruited: RECRUITS + side (2.2). */
export const RECRUITS: number = HEXES + 1
/** Where each side's dead lie: ELIMINATED + side. */
export const ELIMINATED: number = HEXES + 3
/** Where each side's aeroplanes and naval guns wait: SUPPORT + side. */
export const SUPPORT: number = HEXES + 5
/** Where each side's aeroplanes are mended: WORKSHOP + side (23.3). */
export const WORKSHOP: number = HEXES + 7
/** Out of the game: the counters of options that are off (10.10). */
export const ASIDE = (HEXES + 9) as Hex
/** Under fog: units that a side does not know where to find (26.0). */
export const HIDDEN = (HEXES + 10) as Hex
/** Hexes and boxes together. */
export const ALL_PLACES: number = HEXES + 11

/** Is it a hex of the map, and no box? */
export const isHex = (place: Hex): boolean => place < HEXES

/** A hex by its printed number, for data and tests. */
export const hex = (name: string): Hex => hexNamed(grid, name)
const perHex = (value: (hex: Hex) => number): Column<Hex> =>
  Uint8Array.from({ length: HEXES }, (_, hex) => value(hex as Hex)) as Column<Hex>
const marked = (names: readonly string[]): Column<Hex> => {
  const hexes = new Uint8Array(HEXES) as Column<Hex>
  for (const name of names) hexes[hex(name)] = 1
  return hexes
}

const TERRAINS = ['sea', 'open', 'bush', 'desert', 'mountain', 'pan'] as const
/** The numbers of the terrains in TERRAIN_AT. */
export const SEA = 0
export const OPEN = 1
export const BUSH = 2
export const DESERT = 3
export const MOUNTAIN = 4
export const PAN = 5
/** The terrain of each hex. */
export const TERRAIN_AT: Column<Hex> = perHex((hex) =>
  TERRAINS.indexOf(TERRAIN_OF[letterAt(grid, TERRAIN, hex) as keyof typeof TERRAIN_OF]),
)

const TERRITORIES = ['sea', 'SWA', 'SA', 'WB', 'ANG', 'BEC'] as const
/** The numbers of the territories in TERRITORY_AT. */
export const SWA = 1
export const SA = 2
export const WALVIS = 3
export const ANGOLA = 4
export const BECHUANALAND = 5
/** §2.1: whose land each hex is; Walvis Bay is a territory of its own. */
export const TERRITORY_AT: Column<Hex> = perHex((hex) =>
  TERRITORIES.indexOf(TERRITORY_OF[letterAt(grid, TERRITORY, hex) as keyof typeof TERRITORY_OF]),
)

/** The territory of a hex by the name that the data give it: 'SWA'. */
export const territoryName = (hex: Hex): string => TERRITORIES[TERRITORY_AT[hex]] ?? 'sea'

/** §18.1: where commandos live off the land. */
export const FEEDS_COMMANDOS_AT: Column<Hex> = perHex((hex) =>
  TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[hex]] ?? 'sea'].feedsCommandos ? 1 : 0,
)

/** §15.5.2: where the ground gives level advantage dice to the defender; towns do too (25.1.3 has trenches, rivers need rain). */
export const TIES_DEFEND_AT: Column<Hex> = perHex((hex) =>
  TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[hex]] ?? 'sea'].tie === 'defender' ? 1 : 0,
)
/** §16.5: where the ground halves the defender's losses. */
export const HALVES_AT: Column<Hex> = perHex((hex) =>
  TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[hex]] ?? 'sea'].halves ? 1 : 0,
)

const placeAt = (at: Hex) => TOWNS_AND_SETTLEMENTS.find((p) => hex(p.hex) === at)
/** What stands in a hex, as bits. */
export const TOWN = 1
export const SETTLEMENT = 2
export const PORT = 4
export const MINING = 8
/** Towns, settlements, ports and mines of each hex. */
export const PLACE_AT: Column<Hex> = perHex((hex) => {
  const place = placeAt(hex)
  if (place === undefined) return 0
  return (place.kind === 'town' ? TOWN : SETTLEMENT) | (place.port ? PORT : 0) | (place.mining ? MINING : 0)
})
/** What no unit can enter or cross. */
export const CLOSED = 255
const halves = (points: number | undefined) => (points === undefined ? CLOSED : points * 2)
const effectsAt = (hex: Hex) => TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[hex]] ?? 'sea']
/** §13.4: half movement points to enter each hex, in dry turns and in rain turns; CLOSED where nobody may. */
export const COST_DRY: Column<Hex> = perHex((hex) => halves(effectsAt(hex).dry))
/** Rain closes the pans, but not the settlement that lies on one (W148). */
export const COST_RAIN: Column<Hex> = perHex((hex) =>
  halves(effectsAt(hex).rain ?? (PLACE_AT[hex] === 0 ? undefined : effectsAt(hex).dry)),
)

/** All hexes with a town, a settlement, or either. */
export const TOWN_HEXES: readonly Hex[] = hexesWhere((hex) => (PLACE_AT[hex] & TOWN) !== 0)
export const SETTLED_HEXES: readonly Hex[] = hexesWhere((hex) => PLACE_AT[hex] !== 0)
/** The name of the town or settlement in a hex, '' for none. */
export const placeName = (hex: Hex): string => placeAt(hex)?.name ?? ''

function hexesWhere(holds: (hex: Hex) => boolean): readonly Hex[] {
  return Array.from({ length: HEXES }, (_, hex) => hex as Hex).filter(holds)
}

/** §22.1: hexes that ships reach, ports included. */
export const COASTAL_AT: Column<Hex> = marked(COASTAL)
/** §28.1: hexes next to the Cape Colony Box. */
export const CAPE_ENTRY_AT: Column<Hex> = marked(CAPE_ENTRY.hexes)
/** §16.4.4: hexes from which a withdrawal may leave the map. */
export const CAPE_WITHDRAW_AT: Column<Hex> = marked(CAPE_ENTRY.withdraw)
/** 1 for each hex, and for Cape Colony, of which this holds: ground of a kind, whatever stands there. */
export const groundWhere = (is: (place: Hex) => boolean): Column<Hex> =>
  Uint8Array.from({ length: HEXES + 1 }, (_, place) => (is(place as Hex) ? 1 : 0)) as Column<Hex>

/** The hexes of CAPE_ENTRY_AT, as a list. */
export const CAPE_ENTRIES: readonly Hex[] = CAPE_ENTRY.hexes.map(hex)
/** The hexes and Cape Colony, and the steps between them: over sides, and over the edge of the map (28.1). */
export const net: Net<Hex> = hexNet(
  grid,
  1,
  CAPE_ENTRIES.map((entry) => [CAPE, entry] as const),
)

/** Rivers along the sides of each hex. */
export const RIVER_SIDES: Column<Hex, SideBits> = sidesNamed(
  grid,
  RIVERS.flatMap((river) => river.sides),
)
/** Sides of each hex that are all water, or beyond which all is sea or nothing: nothing crosses them on land. */
export const WATER_SIDES: Column<Hex, SideBits> = (() => {
  const bits = sidesNamed(grid, ALL_SEA_SIDES)
  for (let hex = 0 as Hex; hex < HEXES; hex++)
    for (const d of DIRECTIONS) {
      const beyond = neighbour(grid, hex, d)
      if (beyond === OFF_MAP || TERRAIN_AT[beyond] === SEA || TERRAIN_AT[hex] === SEA) bits[hex] |= 1 << d
    }
  return bits
})()

/** Joins the hexes of a line to one another. */
function addLine(bits: Column<Hex, SideBits>, line: readonly Hex[]): void {
  line.slice(1).forEach((to, i) => {
    const from = line[i] as Hex
    const d = directionOf(grid, from, to)
    bits[from] |= 1 << d
    bits[to] |= 1 << opposite(d)
  })
}
/** §21.0: railroads of 1914, as the sides that the track crosses out of each hex. */
export const RAIL_SIDES: Column<Hex, SideBits> = (() => {
  const bits = new Uint8Array(HEXES) as Column<Hex, SideBits>
  for (const rail of RAILS) if (rail.status === 'built') addLine(bits, rail.hexes.map(hex))
  return bits
})()
/** §32.1: the lines that may be built, each from its first hex on. */
export const ROUTES: readonly (readonly Hex[])[] = RAILS.filter((rail) => rail.status === 'buildable').map((rail) =>
  rail.hexes.map(hex),
)

const hexOfPlace = (name: string): Hex => hex(TOWNS_AND_SETTLEMENTS.find((p) => p.name === name)?.hex ?? name)
/** The towns that the rules name: for action points (9.1), sudden death (5.2) and captures (30.2). */
export const WINDHOEK: Hex = hexOfPlace('Windhoek')
export const WALVIS_BAY: Hex = hexOfPlace('Walvis Bay')
export const SWAKOPMUND: Hex = hexOfPlace('Swakopmund')
export const LUDERITZ_BAY: Hex = hexOfPlace('Lüderitz Bay')
export const HUMBE: Hex = hexOfPlace('Humbe')
export const PORT_ALEXANDER: Hex = hexOfPlace('Port Alexander')
