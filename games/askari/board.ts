import {
  COMPASS,
  type Column,
  DIRECTIONS,
  type Direction,
  type Hex,
  hexNamed,
  type Id,
  letterAt,
  makeGrid,
  neighbour,
  OFF_MAP,
  opposite,
  type SideBits,
  sidesNamed,
} from '@boma/kernel'
import {
  ALL_WATER_SIDES,
  BODIES,
  TOWNS as OUR_TOWNS,
  RIVERS,
  TERRAIN,
  TERRAIN_EFFECTS,
  TERRITORY,
} from './data/in-force.ts'
import { GRID, TERRAIN_OF, TERRITORY_OF } from './data/map.ts'
import { ISLANDS, RUFIJI_DELTA, SPLIT_HEXES } from './data/waters.ts'

/** The map's geometry: numbered hexes alone, for no others are playable (§2.1.7). */
export const grid = makeGrid(GRID)
/** How many hexes the map has; spaces from here on are boxes. */
export const HEXES: number = grid.size

/** The Patrol Boxes of the map (§2.1.5, §2.1.5b), in the order of the bodies of water (12.1.2): boats go on no other water. */
export const BOX_OCEAN = HEXES as Hex
export const BOX_VICTORIA = (HEXES + 1) as Hex
export const BOX_TANGANYIKA = (HEXES + 2) as Hex
export const BOX_NYASA = (HEXES + 3) as Hex
/** The other boxes and tracks (2.1.5). Off the map, waiting to come in over an edge (8.1.7). */
export const OFF_EAST = (HEXES + 4) as Hex
export const OFF_WEST = (HEXES + 5) as Hex
export const OFF_NORTH = (HEXES + 6) as Hex
export const OFF_SOUTH = (HEXES + 7) as Hex
/** Not yet arrived: on the turn track. */
export const TO_COME = (HEXES + 8) as Hex
/** The Eliminated Piles (2.4). */
export const PILE = (HEXES + 9) as Hex
/** Out of the game for good, or withdrawn (2.4.3). */
export const GONE = (HEXES + 10) as Hex
/** On the way round the Cape (10.3.10). */
export const CAPE = (HEXES + 11) as Hex
/** In the hold of the blockade runner Marie (8.1.8). */
export const AT_MARIE = (HEXES + 12) as Hex
/** Where Carriers lie on the second shore of each split hex (10.1.7): behind the boxes, in the order of the data. */
export const SECOND_SHORES = (HEXES + 13) as Hex
/** Hexes and boxes together. */
export const SPACES: number = HEXES + 13 + SPLIT_HEXES.length

/** Is it a hex of the map, and no box? */
export const isHex = (space: Hex): boolean => space >= 0 && space < HEXES
/** Is it a Patrol Box? */
export const isBox = (space: Hex): boolean => space >= BOX_OCEAN && space <= BOX_NYASA
/** The Patrol Box of one of the four great bodies. */
export const boxOf = (body: Body): Hex => (BOX_OCEAN + body) as Hex
/** §2.3.6: the great body that a Patrol Box or a coastal hex is on, -1 for other spaces; no hex lies on two. */
export const bodyOf = (space: Hex): Body =>
  (isHex(space) ? 31 - Math.clz32(COASTAL_ON[space]) : isBox(space) ? space - BOX_OCEAN : -1) as Body

/** A hex by its printed number, for data and tests. */
export const hex = (name: string): Hex => hexNamed(grid, name)
const hexes = (names: readonly string[]): readonly Hex[] => names.map(hex)
/** A number for each hex. */
export const perHex = (value: (at: Hex) => number): Column<Hex> =>
  Int16Array.from({ length: HEXES }, (_, at) => value(at as Hex)) as Column<Hex>
const hexesWhere = (holds: (at: Hex) => boolean): readonly Hex[] =>
  Array.from({ length: HEXES }, (_, at) => at as Hex).filter(holds)

const TERRAINS = ['water', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const
/** Terrains go by their place in TERRAINS; this is open water. */
export const WATER = 0
/** The terrain of each hex. */
export const TERRAIN_AT: Column<Hex> = perHex((at) =>
  TERRAINS.indexOf(TERRAIN_OF[letterAt(grid, TERRAIN, at) as keyof typeof TERRAIN_OF]),
)
const effectsAt = (at: Hex) => TERRAIN_EFFECTS[TERRAINS[TERRAIN_AT[at]] ?? 'water']
/** What no unit can enter. */
export const CLOSED = 255
/** Movement points to enter each hex; CLOSED where no unit may. */
export const COST: Column<Hex> = perHex((at) => effectsAt(at).cost ?? CLOSED)
/** 1 where armored cars may not go but by rail. */
export const CLOSED_TO_CARS: Column<Hex> = perHex((at) => (effectsAt(at).closedToCars ? 1 : 0))
/** 1 where units may stand: all hexes but open water. */
export const IS_LAND: Column<Hex> = perHex((at) => (TERRAIN_AT[at] === WATER ? 0 : 1))

const TERRITORIES = ['water', 'GEA', 'BEA', 'UGA', 'NY', 'NR', 'SR', 'BC', 'PEA'] as const
/** The numbers of the territories in OWNER: German East Africa, the five British ones, the Congo, Portuguese East Africa. */
export const GEA = 1
export const BEA = 2
export const UGANDA = 3
export const NYASALAND = 4
export const NORTH_RHODESIA = 5
export const SOUTH_RHODESIA = 6
export const CONGO = 7
export const PEA = 8
/** §2.1.3: whose land each hex is; along Lake Nyasa the frontier is its north-east shore (§2.1.4). */
export const OWNER: Column<Hex> = perHex((at) =>
  TERRITORIES.indexOf(TERRITORY_OF[letterAt(grid, TERRITORY, at) as keyof typeof TERRITORY_OF]),
)
/** §2.1.3: is it British land, in red on the map? */
export const isBritish = (at: Hex): boolean => OWNER[at] >= BEA && OWNER[at] <= SOUTH_RHODESIA
/** Rhodesia, north and south. */
export const isRhodesian = (at: Hex): boolean => OWNER[at] === NORTH_RHODESIA || OWNER[at] === SOUTH_RHODESIA

/** A town, by its place in the data. */
export type Town = Id<'Town'>
/** No town: before the first, so that `t >= 0` tells. */
export const NO_TOWN = -1 as Town
/** How many towns there are. */
export const TOWNS: number = OUR_TOWNS.length
/** What they are called. */
export const TOWN_NAMES: readonly string[] = OUR_TOWNS.map((t) => t.name)
const perTown = (value: (town: (typeof OUR_TOWNS)[number]) => number): Column<Town> =>
  Int16Array.from(OUR_TOWNS, value) as Column<Town>
/** Where each town is. */
export const TOWN_HEX = perTown((t) => hex(t.hex)) as Column<Town, Hex>
/** In whose land each lies, as in OWNER. */
export const TOWN_OWNER: Column<Town> = perTown((t) => TERRITORIES.indexOf(t.territory))
/** §13.1.2: 1 for the towns of German East Africa that the Entente is paid for. */
export const TOWN_VP: Column<Town> = perTown((t) => (t.vp ? 1 : 0))
/** §2.1.6: 1 for the ports of the ocean. */
export const IS_PORT: Column<Town> = perTown((t) => (t.kind === 'port' ? 1 : 0))
/** The town in each hex, NO_TOWN for none. */
export const TOWN = perHex((at) => OUR_TOWNS.findIndex((t) => hex(t.hex) === at)) as Column<Hex, Town>
/** §4.1.6: an island is held as a whole, so this town is taken from any hex of it. */
export const TOWN_GROUND: readonly (readonly Hex[])[] = OUR_TOWNS.map((t) =>
  ISLANDS.zanzibar.some((island) => island === t.hex) ? hexes(ISLANDS.zanzibar) : [hex(t.hex)],
)
/** The town that a unit in each hex holds: the one there, or its island's. */
export const TOWN_HELD_FROM = perHex((at) => TOWN_GROUND.findIndex((ground) => ground.includes(at))) as Column<
  Hex,
  Town
>
/** A town by its name, for data and tests. */
export function town(name: string): Town {
  const found = TOWN_NAMES.indexOf(name)
  if (found < 0) throw new Error(`there is no town ${name}`)
  return found as Town
}
const hexOfTown = (name: string): Hex => TOWN_HEX[town(name)]

/** A body of water, by its place in the data: 0 to 3 have Patrol Boxes (12.1.1). */
export type Body = Id<'Body'>
export const OCEAN = 0 as Body
export const VICTORIA = 1 as Body
export const TANGANYIKA = 2 as Body
export const NYASA = 3 as Body
/** How many bodies have Patrol Boxes; how many there are in all. */
export const GREAT_BODIES = 4
export const ALL_BODIES: number = BODIES.length
/** What they are called. */
export const BODY_NAMES: readonly string[] = BODIES.map((b) => b.name)
/** Bodies of water as bits, bit b for body b. */
export type BodyBits = number
function bodiesIn(of: (body: (typeof BODIES)[number]) => readonly string[]): Column<Hex, BodyBits> {
  const bits = new Uint16Array(HEXES) as Column<Hex, BodyBits>
  BODIES.forEach((body, b) => {
    for (const at of hexes(of(body))) bits[at] |= 1 << b
  })
  return bits
}
/** §7.1.5: the bodies that each hex holds part of. */
export const BODIES_AT: Column<Hex, BodyBits> = bodiesIn((body) => body.hexes)
/** §12.1.4: the great bodies on whose coast each hex lies. */
export const COASTAL_ON: Column<Hex, BodyBits> = bodiesIn((body) => (body.patrolBox ? body.coast : []))
/** The coastal hexes of each great body. */
export const COAST: readonly (readonly Hex[])[] = BODIES.slice(0, GREAT_BODIES).map((body) => hexes(body.coast))

/** Rivers along the sides of each hex. */
export const RIVER_SIDES: Column<Hex, SideBits> = sidesNamed(
  grid,
  RIVERS.flatMap((river) => river.sides),
)
/** Does a river run along this side? */
export const RIVER = (at: Hex, d: Direction): boolean => ((RIVER_SIDES[at] >> d) & 1) === 1
/** §10.1.7: sides of each hex without any land on them, though both hexes have some. */
export const WATER_SIDES: Column<Hex, SideBits> = sidesNamed(grid, ALL_WATER_SIDES)
/** §10.1.7: is this side all water? */
export const ALL_WATER = (at: Hex, d: Direction): boolean => ((WATER_SIDES[at] >> d) & 1) === 1

/** §10.1.7: a shore of a hex: 0, or 1 for the other shore of a split hex. */
export type Shore = 0 | 1
/** How many shores each hex has: 2 if it is split, 1 if units can stand there, 0 on open water. */
export const SHORES: Column<Hex> = perHex((at) => (splitAt(at) === undefined ? IS_LAND[at] : 2))
/** The space for Carriers on the second shore of a split hex; -1 where a hex is whole. */
export const SECOND_SHORE = Int16Array.from({ length: SPACES }, (_, at) => {
  const split = SPLIT_HEXES.findIndex((each) => hex(each.hex) === at)
  return split < 0 ? -1 : SECOND_SHORES + split
}) as Int16Array & Column<Hex, Hex>
function splitAt(at: Hex) {
  return SPLIT_HEXES.find((split) => hex(split.hex) === at)
}
/** The sides of each shore, numbered hex * 2 + shore, by its own hex alone: all six if the hex is not split. */
const SHORE_SIDES = Uint8Array.from({ length: HEXES * 2 }, (_, i) => {
  const split = splitAt(Math.trunc(i / 2) as Hex)
  if (split === undefined) return 63
  return (split.shores[i % 2]?.sides ?? []).reduce(
    (bits, side) => bits | (1 << COMPASS[side as keyof typeof COMPASS]),
    0,
  )
})
/** §10.1.7: the shore that a unit stands on when it came in by this side of the hex; undefined where no shore can be reached. */
export function shoreEnteredBy(at: Hex, side: Direction): Shore | undefined {
  if ((SHORE_SIDES[at * 2] >> side) & 1) return 0
  return (SHORE_SIDES[at * 2 + 1] >> side) & 1 ? 1 : undefined
}
/** §10.1.7: the sides of each shore over which a land move can go, numbered hex * 2 + shore. */
export const OPEN_SIDES: Column<number, SideBits> = Uint8Array.from({ length: HEXES * 2 }, (_, i) => {
  const at = Math.trunc(i / 2) as Hex
  return DIRECTIONS.reduce<number>((bits, d) => bits | (opens(at, d, i % 2) ? 1 << d : 0), 0)
})
function opens(from: Hex, d: Direction, shore: number): boolean {
  const to = neighbour(grid, from, d)
  if (to === OFF_MAP || !IS_LAND[from] || !IS_LAND[to] || shore >= SHORES[from]) return false
  // In a split hex its two shores alone decide; no listed side is all water.
  if (shoreEnteredBy(to, opposite(d)) === undefined || ((SHORE_SIDES[from * 2 + shore] >> d) & 1) === 0) return false
  return !ALL_WATER(from, d)
}
/** §10.1.7: can a land move go from this shore of a hex over this side? */
export const canCross = (from: Hex, d: Direction, shore: Shore = 0): boolean =>
  ((OPEN_SIDES[from * 2 + shore] >> d) & 1) === 1

/** The towns and hexes that the rules name. */
export const DAR: Hex = hexOfTown('Dar-es-Salaam')
export const MOMBASA: Hex = hexOfTown('Mombasa')
export const CHINDE: Hex = hexOfTown('Chinde')
export const NAIROBI: Hex = hexOfTown('Nairobi')
export const TABORA: Hex = hexOfTown('Tabora')
export const PORT_AMELIA: Hex = hexOfTown('Port Amelia')
export const TAVETA: Hex = hexOfTown('Taveta')
export const BUKOBA: Hex = hexOfTown('Bukoba')
export const MAFIA: Hex = hexOfTown('Mafia Island')
/** The delta of the Rufiji, where vessels are harder to find. */
export const RUFIJI: readonly Hex[] = hexes(RUFIJI_DELTA.hexes)
/** §7.2.2: the supply sources of their holders. */
export const SOURCES: readonly Hex[] = [DAR, MOMBASA, CHINDE]

const inColumn1 = (at: Hex) => grid.x[at] === 0 && IS_LAND[at] === 1
/** §8.1.7: where units come in over the edges; on the south edge at Chinde alone. */
export const WEST_EDGE_RHODESIA: readonly Hex[] = hexesWhere((at) => inColumn1(at) && isRhodesian(at))
export const WEST_EDGE_CONGO: readonly Hex[] = hexesWhere((at) => inColumn1(at) && OWNER[at] === CONGO)
export const NORTH_EDGE: readonly Hex[] = hexesWhere(
  (at) => at % grid.rows === 0 && (OWNER[at] === BEA || OWNER[at] === UGANDA),
)
