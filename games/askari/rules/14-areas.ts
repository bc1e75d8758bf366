import { DIRECTIONS, type Hex, neighbour, OFF_MAP, type Refusal } from '@boma/kernel'
import { refuse } from '../actions.ts'
import { BLANTYRE_LINE, LINE_HEXES, UGANDA_LINE } from '../board/lines.ts'
import {
  BOX_NYASA,
  BOX_OCEAN,
  BOX_TANGANYIKA,
  BOX_VICTORIA,
  BUKOBA,
  COAST,
  COASTAL_ON,
  CONGO,
  GEA,
  grid,
  HEXES,
  hex,
  IS_LAND,
  IS_PORT,
  isBritish,
  MAFIA,
  NYASA,
  OWNER,
  PEA,
  TANGANYIKA,
  TAVETA,
  TOWN,
  VICTORIA,
} from '../board.ts'
import { GUERILLA, type Party } from '../data/scenarios.ts'
import type { Unit } from '../roster.ts'
import { type Spot, spotsOfAll } from './08.1-spots.ts'

/** Where something may be set up, and why not elsewhere. */
export interface Area {
  readonly spots: readonly Spot[]
  readonly holds: ReadonlySet<Spot>
  readonly why: (unit: Unit, spot: Spot) => Refusal
}

// biome-ignore lint/plugin: a fixed table, made once
const area = (spots: readonly Spot[], why: Area['why']): Area => ({ spots, holds: new Set(spots), why })
const LAND: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex).filter((at) => IS_LAND[at] === 1)

/** §14.1.4, §14.4.5: railway hexes of British land, on the Uganda and the Blantyre line. */
export const RAILS = area(
  [...(LINE_HEXES[UGANDA_LINE] ?? []), ...(LINE_HEXES[BLANTYRE_LINE] ?? [])].filter(isBritish),
  (_, spot) => refuse.noRailThere(spot),
)

/** §14.2.2 + §14.2.6b, ruling 143: German East Africa but Bukoba and Mafia, and Taveta. */
const GERMAN_LAND = LAND.filter((at) => at === TAVETA || (OWNER[at] === GEA && at !== BUKOBA && at !== MAFIA))
/** §14.2.3 + §14.2.6b: Bukoba and Mafia, British land but Taveta, the Congo; not Portugal's (ruling 74). */
const ENTENTE_LAND = LAND.filter(
  (at) => at === BUKOBA || at === MAFIA || OWNER[at] === CONGO || (isBritish(at) && at !== TAVETA),
)
const isCoast = (at: Hex): boolean => COASTAL_ON[at] !== 0
const ours = (hexes: readonly Hex[]): Area => area(spotsOfAll(hexes), (_, spot) => refuse.notOurSetUp(spot))
/** §14.2.6d: coastal units stand on a coast. */
const coastOf = (hexes: readonly Hex[]): Area =>
  area(spotsOfAll(hexes.filter(isCoast)), (_, spot) => refuse.notOnCoast(spot))
export const GERMAN_1916 = ours(GERMAN_LAND)
export const GERMAN_COAST_1916 = coastOf(GERMAN_LAND)
export const ENTENTE_1916 = ours(ENTENTE_LAND)
export const ENTENTE_COAST_1916 = coastOf(ENTENTE_LAND)
/** §14.2.6f: Belgians in the Congo; §14.2.6e: Portuguese in their own land. */
export const BELGIAN_1916 = area(spotsOfAll(LAND.filter((at) => OWNER[at] === CONGO)), (_, spot) =>
  refuse.notBelgianSetUp(spot),
)
export const PORTUGUESE_1916 = area(spotsOfAll(LAND.filter((at) => OWNER[at] === PEA)), (_, spot) =>
  refuse.notPortugueseSetUp(spot),
)
/** §14.2.7b: boats with a lake of their own; §14.2.7c: the others, on any with a Patrol Box. */
const waters = (spots: readonly Spot[]): Area => area(spots, (unit, spot) => refuse.notItsLake(unit, spot))
export const ON_VICTORIA = waters([...(COAST[VICTORIA] ?? []), BOX_VICTORIA])
export const ON_TANGANYIKA = waters([...(COAST[TANGANYIKA] ?? []), BOX_TANGANYIKA])
export const ON_ANY_LAKE = area(
  [...ON_VICTORIA.spots, ...ON_TANGANYIKA.spots, ...(COAST[NYASA] ?? []), BOX_NYASA],
  (_, spot) => refuse.notALake(spot),
)
/** §14.2.7a, ruling 144: ships that are left, in an Entente port or at sea. */
export const AT_SEA_1916 = area(
  [...ENTENTE_LAND.filter((at) => TOWN[at] >= 0 && IS_PORT[TOWN[at]] === 1), BOX_OCEAN],
  (_, spot) => refuse.notAPort(spot),
)

/** A hex and those round it that have land. */
const around = (centre: Hex): readonly Hex[] => [
  centre,
  ...DIRECTIONS.map((d) => neighbour(grid, centre, d)).filter((at): at is Hex => at !== OFF_MAP && IS_LAND[at] === 1),
]
/** §14.3.3b: where the Germans set up in 1918; §14.3.2: nobody else does. */
export const GERMAN_HEXES_1918: readonly Hex[] = GUERILLA.parties
  .filter((party) => party.side === 'german')
  .flatMap((party) => around(hex(party.hex ?? '')))

/** §14.3.3: where a party of 1918 sets up: its hex, that and those round it, or its land. */
export function areaOf(party: Party): Area {
  const free = (at: Hex): boolean => party.side === 'german' || !GERMAN_HEXES_1918.includes(at)
  return area(spotsOfAll(hexesOf(party).filter(free)), (unit, spot) => refuse.notItsArea(unit, spot))
}

function hexesOf(party: Party): readonly Hex[] {
  if (party.hex === undefined) return LAND.filter((at) => OWNER[at] === PEA)
  return party.around ? around(hex(party.hex)) : [hex(party.hex)]
}
