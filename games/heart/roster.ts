import type { Column, Id, Side } from '@boma/kernel'
import type { TroopType } from './data/kind.ts'
import { TYPES } from './data/types.ts'
import { CHARACTERISTICS, MOST_FIGURES } from './data/values.ts'

/** The sides: Germans are listed first, whoever plays them in a free game. */
export const GERMAN = 0 as Side
export const BRITISH = 1 as Side

/** A unit, an independent figure or a baggage group, by its slot: the first half are the first side's. */
export type Unit = Id<'Unit'>
/** No unit: before the first, so that `u >= 0` tells. */
export const NO_UNIT = -1 as Unit
/** How many slots there are, and how many a side has. */
export const PER_SIDE = 24
export const UNITS = 2 * PER_SIDE
/** Whose slot it is. */
export const sideOf = (u: Unit): Side => (u < PER_SIDE ? GERMAN : BRITISH)
/** The first slot of a side. */
export const firstOf = (side: Side): Unit => (side * PER_SIDE) as Unit
/** Behind the last slot of a side: `for (let u = firstOf(side), end = endOf(side); u !== end; u++)`. */
export const endOf = (side: Side): Unit => (firstOf(side) + PER_SIDE) as Unit
/** The first slot of all; the last is before UNITS. */
export const FIRST_UNIT = 0 as Unit

/** A figure: `unit * MOST_FIGURES + number` (9.15). Those of a unit are numbered from 0 and closed up. */
export type Figure = Id<'Figure'>
/** No figure. */
export const NO_FIGURE = -1 as Figure
export const FIGURES = UNITS * MOST_FIGURES
/** §7.5: the most figures that one gun aims at. */
export const MOST_AIMS = 6
/** The first figure of a unit; its last is before `headOf(u) + t.units.count[u]`. */
export const headOf = (u: Unit): Figure => (u * MOST_FIGURES) as Figure
/** The unit of a figure. */
export const unitOf = (f: Figure): Unit => Math.trunc(f / MOST_FIGURES) as Unit
/** The figure of a unit with this number. */
export const figureOf = (u: Unit, k: number): Figure => (u * MOST_FIGURES + k) as Figure

const slotName = (u: number): string => `${u < PER_SIDE ? 'g' : 'b'}${(u % PER_SIDE) + 1}`
/** What players write for each slot: g1 to g24, b1 to b24. */
export const UNIT_WORDS: readonly string[] = Array.from({ length: UNITS }, (_, u) => slotName(u))
/** What players write for each figure: g3.0. */
export const FIGURE_WORDS: readonly string[] = Array.from(
  { length: FIGURES },
  (_, f) => `${slotName(Math.trunc(f / MOST_FIGURES))}.${f % MOST_FIGURES}`,
)

/** A type of troops, by its place in the data. */
export type Type = Id<'Type'>
/** What players write for each. */
export const TYPE_WORDS: readonly string[] = TYPES.map((type) => type.id)
/** The type that is written so, for data and tests. */
export function typeNamed(id: string): Type {
  const found = TYPE_WORDS.indexOf(id)
  if (found < 0) throw new Error(`there are no troops of type ${id}`)
  return found as Type
}
/** A number for each type. */
export const perType = (value: (type: TroopType) => number): Column<Type> =>
  Int32Array.from(TYPES, value) as never as Column<Type>
const flag = (is: (type: TroopType) => boolean | undefined): Column<Type> => perType((type) => (is(type) ? 1 : 0))

/** §9.15: units proper, independent figures, baggage. */
export const UNIT_RANK = 0
export const INDEPENDENT = 1
export const BAGGAGE = 2
export const RANK: Column<Type> = perType(({ rank }) => ['unit', 'independent', 'baggage'].indexOf(rank))
/** §9.2: round bases, stands, hulls. */
export const ROUND = 0
export const STAND = 1
export const HULL = 2
export const BASE: Column<Type> = perType(({ base }) => ['round', 'stand', 'hull'].indexOf(base))
/** §9.7: what an arc is; 0 is the front half. */
export const NARROW = 1
export const ALL_ROUND = 2
export const ARC: Column<Type> = perType(({ arc }) => ['front', '45', 'all'].indexOf(arc))
/** How it moves; cavalry on foot goes as foot does: ask `mobilityOf`. */
export const MOBILITIES = ['foot', 'horse', 'gun', 'car', 'boat'] as const
export const FOOT = 0
export const HORSE = 1
export const GUN = 2
export const CAR = 3
export const BOAT = 4
export const MOBILITY: Column<Type> = perType(({ mobility }) => MOBILITIES.indexOf(mobility))
/** §12.8: may charge. */
export const CHARGES: Column<Type> = flag((type) => type.charges)
/** §12.13, §14.11: 1 for those who can be fought hand to hand: all but vehicles and boats. */
const FOUGHT: Column<Type> = flag((type) => type.closeBonus !== null)
export const isFought = (type: Type): number => FOUGHT[type]
/** §4: range in inches; §4.7-4.9: shots. */
export const RANGE: Column<Type> = perType(({ range }) => range)
export const SHOTS: Column<Type> = perType(({ shots }) => shots)
/** §7.4, §7.5: moves or fires. */
export const MOVE_OR_FIRE: Column<Type> = flag((type) => type.moveOrFire)
/** Ruling H11, §3.7, §14.7. */
export const MODERN: Column<Type> = flag((type) => type.modern)
export const TRAINED: Column<Type> = flag((type) => type.trained)
export const BLACK_POWDER: Column<Type> = flag((type) => type.blackPowder)
/** Types by name, for rules that name them. */
export const SCOUT = typeNamed('scout')
export const CAVALRY = typeNamed('cavalry')
export const LEADER = typeNamed('leader')
export const BEARER = typeNamed('standard-bearer')
export const BAGGAGE_TYPE = typeNamed('baggage')
export const ARMOURED_CAR = typeNamed('armoured-car')
export const GUNBOAT = typeNamed('gunboat')
export const MACHINE_GUN = typeNamed('mg')
export const POM_POM = typeNamed('pom-pom')

/** §5: what a leader is, as bits of `t.units.traits`, and the army leader's mark. */
export const CHARISMATIC = 1 << CHARACTERISTICS.indexOf('charismatic')
export const DISCIPLINARIAN = 1 << CHARACTERISTICS.indexOf('disciplinarian')
export const ELOQUENT = 1 << CHARACTERISTICS.indexOf('eloquent')
export const WARRIOR = 1 << CHARACTERISTICS.indexOf('warrior')
export const CUNNING = 1 << CHARACTERISTICS.indexOf('cunning')
export const ORGANISER = 1 << CHARACTERISTICS.indexOf('organiser')
export const ARMY_LEADER = 1 << CHARACTERISTICS.length
