import type { Column, Hex, Id, Side } from '@boma/kernel'
import {
  AT_MARIE,
  BOX_NYASA,
  BOX_TANGANYIKA,
  BOX_VICTORIA,
  hex,
  OFF_EAST,
  OFF_NORTH,
  OFF_SOUTH,
  OFF_WEST,
  SPACES,
  TOWN_HEX,
  town,
} from './board.ts'
import { type Counter, type EntryPlace, NATIONS, TAGS, TRIGGERS, UNIT_TYPES } from './data/counter.ts'
import { COUNTERS } from './data/in-force.ts'

/** A counter: a ground unit, a ship or a boat. */
export type Unit = Id<'Unit'>
/** No counter: before the first, so that `u >= 0` tells. */
export const NO_UNIT = -1 as Unit

/** The Germans, whose Impulse is first in each Segment (9.1). */
export const GERMAN = 0 as Side
/** The Entente: British, Belgians and, once they join, Portuguese. */
export const ENTENTE = 1 as Side

/** How many counters there are; ground units come first, then ships, then boats. */
export const UNITS: number = COUNTERS.length
const howMany = (kind: Counter['kind']) => COUNTERS.filter((c) => c.kind === kind).length
export const GROUND: number = howMany('unit')
export const SHIPS: number = howMany('ship')
/** The first ship and the first boat. */
export const FIRST_SHIP = GROUND as Unit
export const FIRST_BOAT = (GROUND + SHIPS) as Unit
/** Is it a ground unit, and no vessel? */
export const isGround = (u: Unit): boolean => u < GROUND
/** Is it a ship or a boat? */
export const isVessel = (u: Unit): boolean => u >= GROUND

/** Their names as players write them, each one word. */
export const NAMES: readonly string[] = COUNTERS.map((c) => c.id)
/** Their data as printed. */
export const COUNTER: readonly Counter[] = COUNTERS

const perUnit = (value: (c: Counter) => number): Column<Unit> => Int16Array.from(COUNTERS, value) as Column<Unit>

/** A nation, by its number. */
export type Nation = Id<'Nation'>
/** How many there are. */
export const NATION_COUNT: number = NATIONS.length
/** The nations in NATION. */
export const BRITISH = 0 as Nation
export const BELGIAN = 1 as Nation
export const PORTUGUESE = 2 as Nation
export const GERMAN_NATION = 3 as Nation
/** The nationality of each, until guns change hands. */
export const NATION = perUnit((c) => NATIONS.indexOf(c.nation)) as Column<Unit, Nation>
/** Whose counter each is by its colours; Portugal may go either way (8.4), guns may be captured (11.12.1). */
export const SIDE_OF = perUnit((c) => (c.nation === 'german' ? GERMAN : ENTENTE)) as Column<Unit, Side>

/** Types go by their place in UNIT_TYPES; those that rules name. */
export const INFANTRY = 0
export const CAVALRY = 1
export const ARMORED_CAR = 4
export const COASTAL = 5
/** The type of each. */
export const TYPE: Column<Unit> = perUnit((c) => UNIT_TYPES.indexOf(c.type))

/** Tags go by their place in TAGS, as bits; those that rules name. */
export const KAR = 1
export const FK = 2
export const SK = 4
export const RK = 8
/** The tags of each (6.2.2, 11.5.2). */
export const TAGS_OF: Column<Unit> = perUnit((c) =>
  (c.tags ?? []).reduce((bits, t) => bits | (1 << TAGS.indexOf(t)), 0),
)
/** Has it this tag? */
export const hasTag = (u: Unit, tag: number): boolean => (TAGS_OF[u] & tag) !== 0

/** One side of a counter, numbered unit * 2, and one more if reduced. */
export type Face = Id<'Face'>
/** The face of a counter that lies up. */
export const face = (u: Unit, reduced: number): Face => (u * 2 + reduced) as Face
const perFace = (part: number, vessel: boolean): Column<Face> =>
  Int16Array.from(
    COUNTERS.flatMap((c) => [c.full, c.reduced].map((text) => ((c.kind !== 'unit') === vessel ? text : undefined))),
    (text) => Number(text?.split('-')[part] ?? 0),
  ) as Column<Face>
/** Bombardment, MG/QF and rifle values (2.2); 0 for vessels. */
export const BV: Column<Face> = perFace(0, false)
export const MQV: Column<Face> = perFace(1, false)
export const RV: Column<Face> = perFace(2, false)
/** §2.3.7: gunnery and armour of vessels, in that order; 0 for units. */
export const GV: Column<Face> = perFace(0, true)
export const AV: Column<Face> = perFace(1, true)

/** Movement allowance; 4 for vessels and Carriers. */
export const MA: Column<Unit> = perUnit((c) => c.move)
export const CARRIER_MA = 4
/** §2.2.2b: morale value, from the reduced side; 0 for one-step guns, which never check. */
export const MV: Column<Unit> = perUnit((c) => c.morale ?? 0)
/** How many steps each has: §2.2.4: a counter without a reduced side has one. */
export const STEPS: Column<Unit> = perUnit((c) => (c.reduced === undefined ? 1 : 2))
/** 1 for guns that change sides when they are taken (11.12.1). */
export const SWITCHABLE: Column<Unit> = perUnit((c) => (c.switchable ? 1 : 0))
/** 1 for the blockade runners (12.7). */
export const RUNNER: Column<Unit> = perUnit((c) => (c.runner ? 1 : 0))
/** What a boat raises its nation's transport to on its lake, 0 for the others (10.3.9). */
export const BOOST: Column<Unit> = perUnit((c) => c.boost ?? 0)
/** §12.3.10: 1 for ships that enter only ports: those of full GV 5 or more. */
export const PORT_ONLY: Column<Unit> = perUnit((c) => (c.kind === 'ship' && Number(c.full.split('-')[0]) >= 5 ? 1 : 0))

/** Places where counters come in that are no single space: numbers beyond the spaces. */
export const ANY_GEA_TOWN = SPACES as Hex
export const ANY_GEA_COAST_TOWN = (SPACES + 1) as Hex
export const ANY_GEA_COAST = (SPACES + 2) as Hex
export const ANY_LAKE = (SPACES + 3) as Hex
export const LAKE_OF_LOSS = (SPACES + 4) as Hex
/** Any railway hex of British land (14.1.4). */
export const ANY_BRITISH_RAIL = (SPACES + 5) as Hex
/** No place. */
export const NOWHERE = -1 as Hex

const PLACES: Readonly<Record<string, Hex>> = {
  'edge:E': OFF_EAST,
  'edge:W': OFF_WEST,
  'edge:N': OFF_NORTH,
  'edge:S': OFF_SOUTH,
  'GEA-town': ANY_GEA_TOWN,
  'GEA-coast-town': ANY_GEA_COAST_TOWN,
  'GEA-coast': ANY_GEA_COAST,
  'lake:Victoria': BOX_VICTORIA,
  'lake:Tanganyika': BOX_TANGANYIKA,
  'lake:Nyasa': BOX_NYASA,
  'lake:any': ANY_LAKE,
  'lake:loss': LAKE_OF_LOSS,
  'aboard:Marie': AT_MARIE,
}
const placeOf = (place: EntryPlace | undefined): Hex => {
  if (place === undefined) return NOWHERE
  return place.startsWith('town:') ? TOWN_HEX[town(place.slice(5))] : (PLACES[place] ?? NOWHERE)
}

/** §2.2.2a: where each begins; ANY_BRITISH_RAIL for the KAR detachments, NOWHERE for those who come later. */
export const SETUP_HEX = perUnit((c) => {
  if (c.setUp === undefined) return NOWHERE
  return c.setUp === 'rail' ? ANY_BRITISH_RAIL : hex(c.setUp)
}) as Column<Unit, Hex>
/** In ENTRY_TURN: what no turn brings, but a loss (the turn after it) or an event. */
export const AFTER_KONIGSBERG = 101
export const AFTER_KINGANI = 102
/** The turn on which each arrives: 0 if it begins on the map, or one of the three above. */
export const ENTRY_TURN: Column<Unit> = perUnit((c) =>
  typeof c.turn === 'string' ? 101 + TRIGGERS.indexOf(c.turn) : (c.turn ?? 0),
)
/** Where each arrives: a town's hex, an OFF_ space, the Patrol Box of its lake, AT_MARIE, or an ANY_ place; NOWHERE if it begins on the map. */
export const ENTRY_PLACE = perUnit((c) => (c.setUp === undefined ? placeOf(c.at) : NOWHERE)) as Column<Unit, Hex>
/** The turn of its withdrawal, 0 for none (8.3). */
export const WITHDRAW_TURN: Column<Unit> = perUnit((c) => c.leaves ?? 0)
/** The turn on which it returns from that, 0 for none, and of its second and last withdrawal (8.1.7). */
export const RETURN_TURN: Column<Unit> = perUnit((c) => c.returns ?? 0)
export const WITHDRAW_TURN2: Column<Unit> = perUnit((c) => c.leavesAgain ?? 0)
/** §8.2.8: where infantry comes in when it is rebuilt; NOWHERE for what cannot be. */
export const REBUILD_PLACE = perUnit((c) => placeOf(c.rebuilt)) as Column<Unit, Hex>

/** A counter by its name, for data and tests. */
export function unit(name: string): Unit {
  const u = NAMES.indexOf(name)
  if (u < 0) throw new Error(`there is no counter '${name}'`)
  return u as Unit
}
/** A list of counters, written as players do: '1-FK 2-FK'. */
export const units = (names: string): readonly Unit[] => names.split(' ').map(unit)
/** The counters that a rule names. */
export const KONIGSBERG: Unit = unit('Königsberg')
export const KINGANI: Unit = unit('Kingani')
export const FIFI: Unit = unit('Fifi')
export const MARIE: Unit = unit('Marie')
export const KRONBORG: Unit = unit('Kronborg')
export const GOTZEN: Unit = unit('Gv-Gotzen')
export const DHANIS: Unit = unit('Bn-Dhanis')
export const ADJUTANT: Unit = unit('Adjutant')
export const WAMI: Unit = unit('Wami')
