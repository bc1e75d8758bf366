import type { Side } from '@boma/kernel'
import { GUERILLA, type Party, type ScenarioName, SMUTS } from '../data/scenarios.ts'
import {
  BELGIAN,
  COASTAL,
  ENTENTE,
  ENTRY_TURN,
  FIFI,
  FIRST_BOAT,
  GERMAN,
  isGround,
  NATION,
  NO_UNIT,
  PORTUGUESE,
  SETUP_HEX,
  SIDE_OF,
  TYPE,
  UNITS,
  type Unit,
  unit,
  units,
} from '../roster.ts'
import {
  type Area,
  AT_SEA_1916,
  areaOf,
  BELGIAN_1916,
  ENTENTE_1916,
  ENTENTE_COAST_1916,
  GERMAN_1916,
  GERMAN_COAST_1916,
  ON_ANY_LAKE,
  ON_TANGANYIKA,
  ON_VICTORIA,
  PORTUGUESE_1916,
  RAILS,
} from './14-areas.ts'

/** One thing that a side sets up: a counter, or a Carrier (NO_UNIT). */
export interface Lot {
  readonly side: Side
  readonly unit: Unit
  readonly area: Area
}

/** Every counter. */
export const ALL: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)
const PILES: readonly Unit[] = [...SMUTS.piles.german, ...SMUTS.piles.entente].map(unit)
const GONE_1916: readonly Unit[] = SMUTS.gone.map(unit)
const LAST_BEFORE = 15
/** §14.2.6, §14.2.6a: those that begin on the map or came by turn 15, but for the Eliminated Piles and what is out of the game. */
const inPlay1916 = (u: Unit): boolean =>
  !PILES.includes(u) &&
  !GONE_1916.includes(u) &&
  (SETUP_HEX[u] >= 0 || (ENTRY_TURN[u] >= 1 && ENTRY_TURN[u] <= LAST_BEFORE))

const lots = (side: Side, which: readonly Unit[], area: (u: Unit) => Area): readonly Lot[] =>
  which.map((u) => ({ side, unit: u, area: area(u) }))
const carriers = (side: Side, area: Area, count: number): readonly Lot[] =>
  Array.from({ length: count }, () => ({ side, unit: NO_UNIT, area }))

const groundOf = (side: Side): readonly Unit[] => ALL.filter((u) => isGround(u) && SIDE_OF[u] === side && inPlay1916(u))
const boatsOf = (side: Side): readonly Unit[] =>
  ALL.filter((u) => u >= FIRST_BOAT && SIDE_OF[u] === side && (inPlay1916(u) || u === FIFI))
const LAKES: readonly (readonly [Area, readonly Unit[]])[] = [
  [ON_TANGANYIKA, SMUTS.lakes['Lake Tanganyika'].map(unit)],
  [ON_VICTORIA, SMUTS.lakes['Lake Victoria'].map(unit)],
]
const lakeOf = (boat: Unit): Area => LAKES.find(([, boats]) => boats.includes(boat))?.[0] ?? ON_ANY_LAKE

function landOf(u: Unit): Area {
  if (SIDE_OF[u] === GERMAN) return TYPE[u] === COASTAL ? GERMAN_COAST_1916 : GERMAN_1916
  if (NATION[u] === BELGIAN) return BELGIAN_1916
  if (NATION[u] === PORTUGUESE) return PORTUGUESE_1916
  return TYPE[u] === COASTAL ? ENTENTE_COAST_1916 : ENTENTE_1916
}

/** Ships of which so many go by lot before the Entente sets up. */
interface Draw {
  readonly count: number
  readonly from: readonly Unit[]
}
const NO_DRAW: Draw = { count: 0, from: [] }
/** §14.2.7, §14.2.7a, ruling 144: in 1916 six of ten. */
const DRAW_1916: Draw = { count: SMUTS.drawn.count, from: SMUTS.drawn.from.map(unit) }
/** Which ships go by lot in each scenario. */
export const DRAWS: Readonly<Record<ScenarioName, Draw>> = {
  'colonial-office': NO_DRAW,
  smuts: DRAW_1916,
  guerilla: NO_DRAW,
  campaign: NO_DRAW,
}

const party = (each: Party): readonly Lot[] => {
  const side = each.side === 'german' ? GERMAN : ENTENTE
  const area = areaOf(each)
  return [...lots(side, each.counters.map(unit), () => area), ...carriers(side, area, each.carriers)]
}
const detachments = lots(ENTENTE, units('KAR-DET-1 KAR-DET-2'), () => RAILS)

/** §14.1 to §14.4, ruling 140: what is set up by choice, in order. */
export const LOTS: Readonly<Record<ScenarioName, readonly Lot[]>> = {
  'colonial-office': detachments,
  campaign: detachments,
  smuts: [
    ...lots(GERMAN, groundOf(GERMAN), landOf),
    ...carriers(GERMAN, GERMAN_1916, SMUTS.carriers),
    ...lots(GERMAN, boatsOf(GERMAN), lakeOf),
    ...lots(ENTENTE, groundOf(ENTENTE), landOf),
    ...carriers(ENTENTE, ENTENTE_1916, SMUTS.carriers),
    ...lots(ENTENTE, boatsOf(ENTENTE), lakeOf),
    ...lots(ENTENTE, DRAW_1916.from, () => AT_SEA_1916),
  ],
  guerilla: GUERILLA.parties.flatMap(party),
}
/** Ships that Portugal has in port (14.2.6e). */
export const PORTUGUESE_SHIPS: readonly Unit[] = SMUTS.portuguese.ships.map(unit)
/** What is out of the game, and who is in the piles, in 1916. */
export const OUT_1916 = GONE_1916
export const PILES_1916 = PILES
/** Who takes no part in 1918: all that no party lists (14.3.3). */
export const IDLE_1918: readonly Unit[] = ALL.filter((u) => !LOTS.guerilla.some((lot) => lot.unit === u))
