import type { Column, Id, Side } from '@boma/kernel'
import { type Counter, KINDS, type Leader, SECTS } from './data/counter.ts'
import {
  BRITISH as BRITISH_UNITS,
  FORMATIONS as FORMATION_DATA,
  GERMAN as GERMAN_UNITS,
  LANDING_GROUPS,
  LEADERS as LEADER_DATA,
} from './data/in-force.ts'

/** §4.1: the British act first, then the Germans. */
export const BRITISH = 0 as Side
export const GERMAN = 1 as Side

/** §2.6.2: a counter: a combat unit, a unit of stevedores, a leader. */
export type Unit = Id<'Unit'>
/** No counter. */
export const NO_UNIT = -1 as Unit

const units: readonly Counter[] = [...BRITISH_UNITS, ...GERMAN_UNITS]
const leaders: readonly Leader[] = LEADER_DATA
/** Combat units and stevedores come first, then leaders. */
export const FIRST_LEADER = units.length as Unit
/** How many counters there are. */
export const UNITS: number = units.length + leaders.length
/** §2.7.2: is it a leader, and so no combat unit? */
export const isLeader = (u: Unit): boolean => u >= FIRST_LEADER

/** What players write for each, one word. */
export const NAMES: readonly string[] = [...units, ...leaders].map((c) => c.id)
/** What is printed on each: §2.6.2C: its name and that of its formation. */
export const TITLES: readonly string[] = [...units, ...leaders].map((c) => c.name)

/** A number for each counter. */
export const perUnit = (value: (u: Unit) => number): Column<Unit> =>
  Int32Array.from({ length: UNITS }, (_, u) => value(u as Unit)) as Column<Unit>
const perCounter = (ofUnit: (c: Counter) => number, ofLeader: (l: Leader) => number): Column<Unit> =>
  Int16Array.from([...units.map(ofUnit), ...leaders.map(ofLeader)]) as Column<Unit>

/** Whose each is. */
export const SIDE_OF = perCounter(
  (c) => (BRITISH_UNITS.includes(c) ? BRITISH : GERMAN),
  (l) => (l.side === 'british' ? BRITISH : GERMAN),
) as Column<Unit, Side>

/** Kinds go by their place in KINDS; a leader is none of them. */
export const INFANTRY = 0
export const MACHINE_GUN = 1
export const ARTILLERY = 2
export const STEVEDORE = 3
export const LEADER = 4
/** The kind of each. */
export const KIND: Column<Unit> = perCounter(
  (c) => KINDS.indexOf(c.kind),
  () => LEADER,
)
/** §2.6.1: 1 for combat units: infantry, machine guns, artillery. */
export const IS_COMBAT: Column<Unit> = perCounter(
  (c) => (c.kind === 'stevedore' ? 0 : 1),
  () => 0,
)

/** A formation, by its place in the data. */
export type Formation = Id<'Formation'>
/** No formation: stevedores, and the staff. */
export const NO_FORMATION = -1 as Formation
/** How many there are. */
export const FORMATIONS: number = FORMATION_DATA.length
/** What players write for each, and its name. */
export const FORMATION_IDS: readonly string[] = FORMATION_DATA.map((f) => f.id)
export const FORMATION_NAMES: readonly string[] = FORMATION_DATA.map((f) => f.name)
const formationNamed = (id: string | undefined): number => FORMATION_DATA.findIndex((f) => f.id === id)
/** §2.6.2B: the formation of each, for good. */
export const FORMATION = perCounter(
  (c) => formationNamed(c.formation),
  (l) => formationNamed(l.formation),
) as Column<Unit, Formation>
/** Whose each formation is. */
export const FORMATION_SIDE: readonly Side[] = FORMATION_DATA.map((f) => (f.side === 'british' ? BRITISH : GERMAN))
/** §6.3: at how much each collapses. */
export const BREAKPOINT: readonly number[] = FORMATION_DATA.map((f) => f.breakpoint)
/** Ruling T108: at how much while some of its units are neither there nor due; undefined for most. */
export const PARTIAL: readonly ({ readonly without: readonly Unit[]; readonly breakpoint: number } | undefined)[] =
  FORMATION_DATA.map((f) => f.partial && { ...f.partial, without: f.partial.without.map(unit) })

/** One side of a counter, numbered unit * 2, and one more for the disorganized one. */
export type Face = Id<'Face'>
/** The face that lies up. */
export const face = (u: Unit, disorganized: number): Face => (u * 2 + disorganized) as Face
const perFace = (part: number, ofLeader: number): Column<Face> =>
  Int16Array.from([
    ...units.flatMap((c) => [c.front, c.back ?? c.front].map((text) => Number(text.split('-')[part]))),
    ...leaders.flatMap(() => [ofLeader, ofLeader]),
  ]) as Column<Face>
/** Combat factor, morale, range and movement factors of each face. */
export const CF: Column<Face> = perFace(0, 0)
export const MORALE: Column<Face> = perFace(1, 0)
/** A gun's range is 0: it has no limit (10.26). */
export const RANGE: Column<Face> = perFace(2, 0)
/** §17.2.2: leaders have twelve. */
export const MF: Column<Face> = perFace(3, 12)

/** §19.1: 1 for Indian rifle companies, which fire at half. */
export const HALF_FIRE: Column<Unit> = perCounter(
  (c) => (c.halfFire ? 1 : 0),
  () => 0,
)
/** §19.4: 1 for those whose rifles smoke. */
export const M71: Column<Unit> = perCounter(
  (c) => (c.m71 ? 1 : 0),
  () => 0,
)
/** §19.5: what a gun of Hering's defends with; 0 for all others. */
export const DEFENCE: Column<Unit> = perCounter(
  (c) => c.defence ?? 0,
  () => 0,
)
/** §9.7: the sect of an Indian rifle company, counted from 1; 0 for all others. */
export const SECT: Column<Unit> = perCounter(
  (c) => (c.sect === undefined ? 0 : 1 + SECTS.indexOf(c.sect)),
  () => 0,
)

/** §17.2.4: Effectiveness Bonus; 0 for units. */
export const BONUS: Column<Unit> = perCounter(
  () => 0,
  (l) => l.bonus,
)
/** §17.1.2: 1 for the Command/Staff. */
export const IS_STAFF: Column<Unit> = perCounter(
  () => 0,
  (l) => (l.staff ? 1 : 0),
)

/** A counter by its name, for data and tests. */
export function unit(name: string): Unit {
  const found = NAMES.indexOf(name)
  if (found < 0) throw new Error(`there is no counter ${name}`)
  return found as Unit
}
/** The one whose death ends a battle (21.2.1.1A), and the one who stacks with Hering's guns (9.2). */
export const LETTOW = unit('lettow')
export const HERING = unit('hering')

/** What lands together (5.2A), by its place in the data; behind the last, the 28th Mountain Battery (19.3.3). */
export type Group = Id<'Group'>
/** What players write for the battery. */
export const BATTERY_ID = 'mb28'
export const BATTERY = LANDING_GROUPS.length as Group
/** How many there are. */
export const GROUPS: number = LANDING_GROUPS.length + 1
/** The landing group of each unit; -1 for leaders and Germans. */
export const GROUP = perCounter(
  (c) => (c.formation === BATTERY_ID ? BATTERY : LANDING_GROUPS.findIndex((g) => g.units.includes(c.id))),
  () => -1,
) as Column<Unit, Group>
/** The group that players write so, for data. */
export const groupNamed = (id: string): Group => LANDING_GROUPS.findIndex((g) => g.id === id) as Group
