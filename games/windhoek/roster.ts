import type { BySide, Column, Hex, Id, Side } from '@boma/kernel'
import { CONTINGENTS, type Counter } from './data/counter.ts'
import { COUNTERS, RECRUITS as LINES } from './data/in-force.ts'
import { REPLACEABLE, type RecruitId, type RecruitLine } from './data/recruits.ts'
import { TYPE_TRAITS, UNIT_TYPES, type UnitType } from './data/unit-types.ts'

/** A counter. */
export type Unit = Id<'Unit'>
/** No counter: before the first, so that `u >= 0` tells. */
export const NO_UNIT = -1 as Unit

/** The Allies, who play first in each turn (7.0). */
export const ALLIED = 0 as Side
/** The Germans, who set up first (6.2). */
export const GERMAN = 1 as Side

/** How many counters there are. */
export const UNITS: number = COUNTERS.length
/** Their names, as players write them. */
export const UNIT_NAMES: readonly string[] = COUNTERS.map((c) => c.id)
/** Their data as printed. */
export const COUNTER: readonly Counter[] = COUNTERS

const perUnit = (value: (c: Counter) => number): Column<Unit> => Uint8Array.from(COUNTERS, value) as Column<Unit>
const isType = (...types: UnitType[]) => perUnit((c) => (types.includes(c.type) ? 1 : 0))

/** Whose counter each is. */
export const SIDE_OF = perUnit((c) => (c.side === 'german' ? GERMAN : ALLIED)) as Column<Unit, Side>
/** The type of each, as its place in UNIT_TYPES. */
export const TYPE_OF: Column<Unit> = perUnit((c) => UNIT_TYPES.indexOf(c.type))
/** Which contingent each belongs to, as its place in CONTINGENTS. */
export const CONTINGENT_OF: Column<Unit> = perUnit((c) => CONTINGENTS.indexOf(c.contingent))

const [combat, march] = [0, 1]
const face = (text: string | undefined, part: number): string => text?.split('-')[part] ?? '0'
/** Combat factor in good order and disrupted (3.3). */
export const COMBAT: Column<Unit> = perUnit((c) => Number(face(c.front, combat)))
export const COMBAT_BACK: Column<Unit> = perUnit((c) => Number(face(c.back, combat)))
/** Movement allowance in half points; a train's rail has none (21.6). */
const allowance = (text: string | undefined) => (face(text, march) === 'R' ? 0 : 2 * Number(face(text, march)))
export const ALLOWANCE: Column<Unit> = perUnit((c) => allowance(c.front))
export const ALLOWANCE_BACK: Column<Unit> = perUnit((c) => allowance(c.back))

/** Has it a disrupted side (3.3)? German militia have a mounted one instead. */
export const HAS_BACK: Column<Unit> = perUnit((c) => (c.back !== undefined && c.turnsInto === undefined ? 1 : 0))
export const IS_STATIC: Column<Unit> = perUnit((c) => (TYPE_TRAITS[c.type].role === 'static' ? 1 : 0))
export const IS_SUPPORT: Column<Unit> = perUnit((c) => (TYPE_TRAITS[c.type].role === 'support' ? 1 : 0))
export const HAS_ZONE: Column<Unit> = perUnit((c) => (TYPE_TRAITS[c.type].zoc === 'around' ? 1 : 0))
export const IS_TRAIN: Column<Unit> = isType('armored-train')
export const IS_ARTILLERY: Column<Unit> = perUnit((c) => (TYPE_TRAITS[c.type].artillery ? 1 : 0))
export const ALWAYS_SUPPLIED: Column<Unit> = perUnit((c) => (TYPE_TRAITS[c.type].alwaysSupplied ? 1 : 0))
export const SUPPLIES: Column<Unit> = perUnit((c) => (TYPE_TRAITS[c.type].suppliesOthers ? 1 : 0))
export const IS_LEADER: Column<Unit> = isType('leader')
export const IS_ENGINEER: Column<Unit> = isType('engineer')
export const IS_CAMEL: Column<Unit> = isType('camel-corps')
export const IS_COMMANDO: Column<Unit> = isType('commando')
export const IS_MARINE: Column<Unit> = isType('marine')
export const IS_INFANTRY: Column<Unit> = isType('infantry')
export const IS_MILITIA: Column<Unit> = isType('militia')
export const IS_WIRELESS: Column<Unit> = isType('wireless')
export const IS_AEROPLANE: Column<Unit> = isType('aeroplane')
export const IS_GUN: Column<Unit> = isType('naval-support')
export const IS_PORTUGUESE: Column<Unit> = perUnit((c) => (c.contingent === 'portuguese' ? 1 : 0))
/** Does it go to the Recruit Box when it is eliminated, and not out of play (10.5)? Portuguese never do (29.4). */
export const IS_REPLACEABLE: Column<Unit> = perUnit((c) =>
  c.contingent !== 'portuguese' && REPLACEABLE[c.side].includes(c.type) ? 1 : 0,
)

/** The recruit lines, in their printed order (10.1). */
export const RECRUIT_LINES = Object.entries(LINES) as readonly (readonly [RecruitId, RecruitLine])[]

/** A counter by its name, for data and tests. */
export function unit(name: string): Unit {
  const u = UNIT_NAMES.indexOf(name)
  if (u < 0) throw new Error(`there is no counter '${name}'`)
  return u as Unit
}

/** A list of counters, written as players do: 'FK-1 FK-2'. */
export const units = (names: string): readonly Unit[] => names.split(' ').map(unit)

/** All the counters of a side, as a range: Germans come first, then the Allies with the Portuguese. */
export const firstUnit = (side: Side): Unit => (side === GERMAN ? 0 : FIRST_ALLIED) as Unit
export const afterLast = (side: Side): Unit => (side === GERMAN ? FIRST_ALLIED : UNITS) as Unit
const FIRST_ALLIED = COUNTERS.findIndex((c) => c.side === 'allied') as Unit

/** A side's counters of a kind, in the order of ids. */
const ofKind = (is: Column<Unit>): BySide<readonly Unit[]> => {
  const all = Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => is[u] === 1)
  return [all.filter((u) => SIDE_OF[u] === ALLIED), all.filter((u) => SIDE_OF[u] === GERMAN)]
}
export const LEADERS: BySide<readonly Unit[]> = ofKind(IS_LEADER)
export const ENGINEERS: BySide<readonly Unit[]> = ofKind(IS_ENGINEER)
export const WIRELESS: BySide<readonly Unit[]> = ofKind(IS_WIRELESS)
/** Those that supply others: supply units and trucks. */
export const SUPPLIERS: BySide<readonly Unit[]> = ofKind(SUPPLIES)

/** A place of the table: a hex, or a box beyond the last hex. */
export type Place = Hex
