import { perDeclaration, type Side } from '@boma/kernel'
import { type Areas, groundOf } from '../board/ground.ts'
import { holds } from '../board/spans.ts'
import { sixteenths } from '../board.ts'
import type { MinFrom, ScenarioData, Terrain, Zone } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'
import { isNearerThan, pieceNamed } from './10-ground.ts'
import { ARMIES, scenarioIn, slotOf } from './17-forces.ts'

/** The areas of a zone: rectangles, widened lines, and pieces of ground by their ids. */
const areasOf = (shapes: Zone['in'], terrain: readonly Terrain[]): Areas =>
  groundOf(
    0,
    0,
    shapes.flatMap((shape): Terrain[] => {
      const known = typeof shape === 'string' ? terrain.find(({ id }) => id === shape) : shape
      return known === undefined ? [] : [{ ...known, id: 'zone', kind: 'objective' } as Terrain]
    }),
  ).areas

interface ReadyZone {
  readonly zone: Zone
  readonly areas: Areas
}
/** The zones and ambush grounds of a scenario, by side: made once for each. */
const zonesOf = perDeclaration(({ deploy, terrain }: ScenarioData): readonly (readonly ReadyZone[])[] =>
  ARMIES.map((army) => (deploy[army] ?? []).map((zone) => ({ zone, areas: areasOf(zone.in, terrain) }))),
)
const ambushesOf = perDeclaration(({ ambush, terrain }: ScenarioData): readonly Areas[] =>
  ARMIES.map((army) => areasOf(ambush[army].where === undefined ? [] : [ambush[army].where], terrain)),
)

/** §17.7: the zone of a unit; undefined when it has none. */
export function zoneOf(t: Table, u: Unit): ReadyZone | undefined {
  const scenario = scenarioIn(t)
  if (scenario === undefined) return undefined
  const id = slotOf(t, u)?.id ?? ''
  return zonesOf(scenario)[sideOf(u)]?.find(({ zone }) => zone.units.includes('*') || zone.units.includes(id))
}

const isIn = (areas: Areas, x: number, y: number): boolean => {
  for (let i = 0; i < areas.count; i++) if (holds(areas, i, x, y)) return true
  return false
}
/** §17.7: is a place as far from things as it must be? */
const isFarEnough = (t: Table, list: readonly MinFrom[] | undefined, x: number, y: number): boolean =>
  list?.every(({ terrain, inches }) => !isNearerThan(t, pieceNamed(t, terrain), sixteenths(inches), x, y)) ?? true

/** §17.7: is a place in the unit's zone? */
export function isInZone(t: Table, u: Unit, x: number, y: number): boolean {
  const ready = zoneOf(t, u)
  return ready !== undefined && isIn(ready.areas, x, y)
}
/** §17.7: is it as far from things as the zone says? */
export const keepsAway = (t: Table, u: Unit, x: number, y: number): boolean =>
  isFarEnough(t, zoneOf(t, u)?.zone.minFrom, x, y)

/** §13.1: may the side have an ambush at that place? Where its zone is one of ambush, there. */
export function isAmbushGround(t: Table, u: Unit, x: number, y: number): boolean {
  const side: Side = sideOf(u)
  if (zoneOf(t, u)?.zone.hidden) return isInZone(t, u, x, y) && keepsAway(t, u, x, y)
  const scenario = scenarioIn(t)
  const areas = scenario && ambushesOf(scenario)[side]
  const rule = scenario?.ambush[ARMIES[side]]
  return areas !== undefined && isIn(areas, x, y) && isFarEnough(t, rule?.minFrom, x, y)
}
