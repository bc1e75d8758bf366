import { ALLOWED } from '@boma/kernel'
import type { Goal, Leaving, Reach } from '@boma/showing'
import { paceOf } from '@boma/showing'
import { isOnMap, type Space } from '../board.ts'
import { STACK_LIMIT } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { afterLast, CONTINGENT_OF, firstOf, type Unit } from '../roster.ts'
import { whyNotMarch } from '../rules/10-movement.ts'
import { asked } from './asked.ts'
import { byLand } from './reach/land.ts'
import { byWater, portsOf } from './reach/water.ts'

/** §10.1: how far units of a place get with the points that they have left, and whom they meet there. */
export function reach(t: Table, { space, pieces, via = [] }: Leaving): Reach | undefined {
  const mobile = asked(t) === 'move' ? mobileIn(t, space as Space) : []
  if (mobile.length === 0) return undefined
  const goers = pieces === undefined ? usual(t, mobile) : mobile.filter((u) => pieces.includes(u))
  const goals = goers.length === 0 ? [] : goalsOf(t, goers, via as readonly Space[])
  return { pieces: goers, mobile, goals, ...paceOf(goers, (u) => t.units.left[u], String) }
}

function goalsOf(t: Table, units: readonly Unit[], via: readonly Space[]): readonly Goal[] {
  const ashore = units.every((u) => mayMarch(t, u)) ? byLand(t, units, via) : []
  // §10.7: a voyage is the whole of a movement and leads by no other place; it is for where no march leads
  const afloat = via.length === 0 ? byWater(t, units) : []
  return [...ashore, ...afloat.filter(({ space }) => !ashore.some((goal) => goal.space === space))]
}

const mayMarch = (t: Table, unit: Unit): boolean => whyNotMarch(t, unit) === ALLOWED

/** The units of a place that may move, by land or by water. */
function mobileIn(t: Table, place: Space): readonly Unit[] {
  const found: Unit[] = []
  const side = t.tracks.phasing
  for (let u = firstOf(side); u < afterLast(side); u++)
    if (t.units.where[u] === place && (mayMarch(t, u) || portsOf(t, u).length > 0)) found.push(u)
  return found
}

/** All go together; out of the Indian Ocean box, where any may be, those who could stay in one space (11.0, 29.0). */
function usual(t: Table, mobile: readonly Unit[]): readonly Unit[] {
  const lead = mobile[0] as Unit
  if (isOnMap(t.units.where[lead])) return mobile
  return mobile.filter((u) => CONTINGENT_OF[u] === CONTINGENT_OF[lead]).slice(0, STACK_LIMIT)
}
