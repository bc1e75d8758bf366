import type { Side } from '@boma/kernel'
import type { Army, ForceUnit, ScenarioData } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { TYPES } from '../data/types.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import {
  ARMY_LEADER,
  BRITISH,
  CUNNING,
  endOf,
  firstOf,
  GERMAN,
  INDEPENDENT,
  NO_UNIT,
  PER_SIDE,
  RANK,
  type Type,
  typeNamed,
  UNITS,
  type Unit,
} from '../roster.ts'
import { AFLOAT, LATE, WAITING } from './09-units.ts'
import { freeScenario } from './17.6-free-scenario.ts'

/** What each side is called in the data. */
export const ARMIES: readonly Army[] = ['german', 'british']
/** The side of an army. */
export const sideNamed = (army: Army): Side => (army === 'german' ? GERMAN : BRITISH)

/** A slot of a scenario: what the data say of it; of scouts each man has one (9.9). */
export interface Slot extends ForceUnit {
  /** Which man of a group it is, from 0. */
  readonly man: number
}

const slotsOf = (force: readonly ForceUnit[]): readonly Slot[] =>
  force.flatMap((unit): Slot[] =>
    RANK[typeNamed(unit.type)] === INDEPENDENT
      ? Array.from({ length: unit.figures }, (_, man) => ({ ...unit, figures: 1, man }))
      : [{ ...unit, man: 0 }],
  )

/** The slots of each scenario, by side, in the order of the data. */
export const SLOTS: readonly (readonly [readonly Slot[], readonly Slot[]])[] = SCENARIOS.map(({ forces }) => [
  slotsOf(forces.german),
  slotsOf(forces.british),
])

/** The data of the scenario that is played; §17.6: of a free game, as it has been agreed on. */
export const scenarioIn = (t: Table): ScenarioData | undefined => SCENARIOS[t.core.scenario] ?? freeScenario(t)
/** The slot of a unit in the data; undefined when it is empty. In a free game a unit goes by its type (17.10). */
export function slotOf(t: Table, u: Unit): Slot | undefined {
  const slots = SLOTS[t.core.scenario]
  if (slots === undefined) return FREE_SLOTS[t.units.type[u]]
  return u < firstOf(BRITISH) ? slots[0][u] : slots[1][u - firstOf(BRITISH)]
}
/** What the data of each scenario say of each slot, looked up once; of a free game they say nothing. */
export function perSlot<V>(of: (scenario: ScenarioData, slot: Slot, side: Side) => V | undefined) {
  const known = SCENARIOS.map((scenario, s) =>
    Array.from({ length: UNITS }, (_, u) => {
      const slot = SLOTS[s]?.[u < PER_SIDE ? 0 : 1][u % PER_SIDE]
      return slot === undefined ? undefined : of(scenario, slot, u < PER_SIDE ? GERMAN : BRITISH)
    }),
  )
  return (t: Table, u: Unit): V | undefined => known[t.core.scenario]?.[u]
}
const FREE_SLOTS: readonly Slot[] = TYPES.map(({ id, name }) => ({ id, type: id, name, figures: 1, man: 0 }))
/** The first slot that the data of a scenario call so; -1 when there is none. */
export function unitNamed(t: Table, id: string): Unit {
  for (const side of [GERMAN, BRITISH]) {
    const found = SLOTS[t.core.scenario]?.[side]?.findIndex((slot) => slot.id === id) ?? -1
    if (found >= 0) return (firstOf(side) + found) as Unit
  }
  return NO_UNIT
}

const traitsOf = ({ characteristics = [], armyLeader }: ForceUnit): number =>
  characteristics.reduce((bits, id) => bits | (1 << CHARACTERISTICS.indexOf(id as never)), armyLeader ? ARMY_LEADER : 0)

/** Puts a unit into its slot, off the table. */
export function enlist(t: Table, u: Unit, unit: ForceUnit, where: number): void {
  const { units } = t
  units.type[u] = typeNamed(unit.type) as Type
  units.traits[u] = traitsOf(unit)
  units.where[u] = where
  units.count[u] = unit.figures
  units.size[u] = unit.figures
  units.began[u] = unit.figures
  units.width[u] = unit.figures
}

/** §17.7: puts the forces of the scenario into their slots; nobody is on the table yet. */
export function layOutForces(t: Table): void {
  const scenario = SCENARIOS[t.core.scenario]
  // §17.6: in a free game both sides make their lists first
  if (scenario === undefined) return
  t.tracks.attacker = sideNamed(scenario.attacker)
  const afloat = scenario.landing.flatMap(({ units }) => units)
  for (const side of [GERMAN, BRITISH])
    SLOTS[t.core.scenario]?.[side]?.forEach((slot, i) => {
      enlist(t, (firstOf(side) + i) as Unit, slot, slot.late ? LATE : afloat.includes(slot.id) ? AFLOAT : WAITING)
    })
  t.tracks.germanAmbushes = scenario.ambush.german.count + cunningOf(t, GERMAN)
  t.tracks.britishAmbushes = scenario.ambush.british.count + cunningOf(t, BRITISH)
}

/** §5.5, ruling H29: a Cunning leader deploys one more unit in ambush. */
function cunningOf(t: Table, side: Side): number {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (t.units.where[u] === WAITING && (t.units.traits[u] & CUNNING) !== 0) return 1
  return 0
}
