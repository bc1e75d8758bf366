import { type March, type Marching, type MarchStep, type Outset, UNCOUNTED } from '@boma/counsel'
import { type Action, ALLOWED } from '@boma/kernel'
import { act } from '../actions.ts'
import { isOnMap, PLACES, type Space } from '../board.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { afterLast, CONTINGENT_OF, firstOf, type Unit } from '../roster.ts'
import { hasEnemy } from '../rules/03-map.ts'
import { PORTS_FROM } from '../rules/10-listing.ts'
import { wayTo, whyNotSail } from '../rules/10-movement.ts'
import { whyNotMarch } from '../rules/10-stirring.ts'
import { asked } from './asked.ts'
import { shortcut } from './shortcut.ts'
import { calledBy, LAND, SEA, spacesBy, together, wayByWater } from './ways.ts'

const mayMarch = (t: Table, unit: Unit): boolean => whyNotMarch(t, unit) === ALLOWED

/** §28.2: may the unit cross water? */
const maySail = (t: Table, unit: Unit): boolean =>
  (PORTS_FROM[t.units.where[unit]] ?? []).some((port) => whyNotSail(t, unit, port) === ALLOWED)

/** The units of a place that may move, by land or by water. */
function mobileIn(t: Table, place: Space): readonly Unit[] {
  const found: Unit[] = []
  const side = t.tracks.phasing
  for (let u = firstOf(side); u < afterLast(side); u++)
    if (t.units.where[u] === place && (mayMarch(t, u) || maySail(t, u))) found.push(u)
  return found
}

/** All go together; out of the Indian Ocean box, where any may be, those who could stay in one space (11.0, 29.0). */
function usual(t: Table, mobile: readonly Unit[]): readonly Unit[] {
  const lead = mobile[0] as Unit
  if (isOnMap(t.units.where[lead])) return mobile
  return mobile.filter((u) => CONTINGENT_OF[u] === CONTINGENT_OF[lead]).slice(0, STACK_LIMIT)
}

/** By land, or for where no march leads by water: §10.7: a voyage is the whole of a movement and leads by no other place. */
function outsets(t: Table, units: readonly Unit[], via: readonly number[]): readonly Outset[] {
  return [
    ...(units.every((u) => mayMarch(t, u)) ? [{ by: LAND, order: [] }] : []),
    ...(via.length === 0 ? [{ by: SEA, order: [], isUncounted: true }] : []),
  ]
}

/** The first of them is tried out; what he pays the others pay, too. */
function reads(t: Table, action: Action, { pieces: [lead], by, left }: March): MarchStep | undefined {
  if (by === SEA) return act.sail.is(action) && act.sail.unit(action) === lead ? voyage(t, action) : undefined
  if (!act.move.is(action) || act.move.unit(action) !== lead) return undefined
  const to = act.move.space(action)
  const legs = wayTo(t, lead as Unit, to)
  if (legs.length > left) return undefined
  const way = spacesBy(t.units.where[lead as Unit], legs)
  const does = hasEnemy(t, t.tracks.phasing, to) ? 'strike' : 'go'
  return { order: [action], does, to, way, left: left - legs.length, by: calledBy(by, legs) }
}

/** §28.2: over a lake or the ocean. */
function voyage(t: Table, action: Action): MarchStep {
  const to = act.sail.space(action)
  const isMet = hasEnemy(t, t.tracks.phasing, to)
  const way = wayByWater(t.units.where[act.sail.unit(action)], to).slice(1)
  return { order: [action], does: isMet ? 'strike' : 'go', to, way, left: UNCOUNTED, halts: isMet }
}

/** §10.1: how far units of a place get with the points that they have left, and whom they meet there. */
export const marching: Marching<Table> = {
  spaces: PLACES,
  mobile: (t, space) => (asked(t) === 'move' ? mobileIn(t, space as Space) : []),
  parties: (t, mobile, { pieces: wanted }) => [
    wanted === undefined ? usual(t, mobile as readonly Unit[]) : mobile.filter((u) => wanted.includes(u)),
  ],
  points: (t, unit) => t.units.left[unit as Unit],
  outsets: (t, pieces, { via = [] }) => outsets(t, pieces as readonly Unit[], via),
  isUnderWay: (t) => asked(t) === 'move',
  reads,
  mayRest: () => true,
  shortcut,
  together,
}
