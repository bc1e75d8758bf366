import { perDeclaration, type Side } from '@boma/kernel'
import { type Areas, groundOf } from '../board/ground.ts'
import { holds } from '../board/spans.ts'
import { sixteenths } from '../board.ts'
import type { MinFrom, ScenarioData, Terrain, Zone } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { sideOf, type Unit } from '../roster.ts'
import { isNearerThan, pieceNamed } from './10-ground.ts'
import { ARMIES, perSlot, type Slot, scenarioIn, slotOf } from './17-forces.ts'

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

/** Ground for a set-up: its areas, and what it keeps away from. */
interface Site {
  readonly areas: Areas
  readonly minFrom: readonly MinFrom[] | undefined
}
interface ReadyZone extends Site {
  readonly zone: Zone
}
/** The zones and ambush grounds of a scenario, by side: made once for each. */
const zonesOf = perDeclaration(({ deploy, terrain }: ScenarioData): readonly (readonly ReadyZone[])[] =>
  ARMIES.map((army) =>
    (deploy[army] ?? []).map((zone) => ({ zone, areas: areasOf(zone.in, terrain), minFrom: zone.minFrom })),
  ),
)
const ambushesOf = perDeclaration(({ ambush, terrain }: ScenarioData): readonly Site[] =>
  ARMIES.map((army) => {
    const { where, minFrom } = ambush[army]
    return { areas: areasOf(where === undefined ? [] : [where], terrain), minFrom }
  }),
)

/** §17.7: the zone of a unit; undefined when it has none. */
export function zoneOf(t: Table, u: Unit): ReadyZone | undefined {
  if (t.core.scenario < SCENARIOS.length) return ownZone(t, u)
  const scenario = scenarioIn(t)
  const slot = slotOf(t, u)
  return scenario && slot && zoneFor(scenario, slot, sideOf(u))
}
const zoneFor = (scenario: ScenarioData, { id }: Slot, side: Side): ReadyZone | undefined =>
  zonesOf(scenario)[side]?.find(({ zone }) => zone.units.includes('*') || zone.units.includes(id))
const ownZone = perSlot(zoneFor)

const isIn = (areas: Areas, x: number, y: number): boolean => {
  for (let i = 0; i < areas.count; i++) if (holds(areas, i, x, y)) return true
  return false
}
/** §17.7: is a place as far from things as it must be? */
function isFarEnough(t: Table, list: readonly MinFrom[] | undefined, x: number, y: number): boolean {
  if (list === undefined) return true
  for (let i = 0; i < list.length; i++)
    if (isNearerThan(t, pieceNamed(t, list[i].terrain), sixteenths(list[i].inches), x, y)) return false
  return true
}

/** §17.7: is a place in the unit's zone? */
export const isInZone = (site: Site | undefined, x: number, y: number): boolean =>
  site !== undefined && isIn(site.areas, x, y)
/** §17.7: is it as far from things as the zone says? */
export const keepsAway = (t: Table, site: Site | undefined, x: number, y: number): boolean =>
  isFarEnough(t, site?.minFrom, x, y)

/** §13.1: where the side may have that unit in ambush. Where its zone is one of ambush, there. */
export function ambushFor(t: Table, u: Unit): Site | undefined {
  const ready = zoneOf(t, u)
  if (ready?.zone.hidden) return ready
  const scenario = scenarioIn(t)
  return scenario && ambushesOf(scenario)[sideOf(u)]
}
/** §13.1: may the side have that unit in ambush at a place? */
export function isAmbushGround(t: Table, u: Unit, x: number, y: number): boolean {
  const site = ambushFor(t, u)
  return isInZone(site, x, y) && keepsAway(t, site, x, y)
}
