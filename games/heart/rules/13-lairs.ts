import type { Side } from '@boma/kernel'
import type { Areas } from '../board/ground.ts'
import { squareBetween } from '../board/measure.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, type Unit } from '../roster.ts'
import { HIDDEN } from './09-units.ts'
import { ground, isBurned } from './10-ground.ts'
import { ambushFor } from './17-zones.ts'

/**
 * Boxes of ground in which hidden units of a side may lie, as far as its enemy knows. Whoever looks at such ground learns
 * something, be it that nobody lies there: what shows rests on these boxes and never on where an ambush truly is.
 */
const x0: number[] = []
const y0: number[] = []
const x1: number[] = []
const y1: number[] = []

/** §13.1: gathers where a side may have its hidden units: in ground that hides, as far as it may lay ambushes there. */
export function gatherLairs(t: Table, side: Side): void {
  for (const edges of [x0, y0, x1, y1]) edges.length = 0
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) if (t.units.where[u] === HIDDEN) addLairs(t, u)
}

function addLairs(t: Table, u: Unit): void {
  const g = ground(t)
  const site = ambushFor(t, u)?.areas
  for (let i = 0; site !== undefined && i < site.count; i++)
    for (const lair of g.thickets) if (!isBurned(t, g, lair)) addLair(g.areas, lair, site, i)
}

/** What two areas have in common, as a box. */
function addLair(areas: Areas, lair: number, site: Areas, i: number): void {
  const left = Math.max(areas.x0[lair], site.x0[i])
  const right = Math.min(areas.x1[lair], site.x1[i])
  const low = Math.max(areas.y0[lair], site.y0[i])
  const high = Math.min(areas.y1[lair], site.y1[i])
  if (left > right || low > high) return
  x0.push(left)
  x1.push(right)
  y0.push(low)
  y1.push(high)
}

/** Is a place so near to such ground, by the square of a distance? Asked after `gatherLairs`. */
export function isNearLair(square: number, x: number, y: number): boolean {
  for (let i = 0; i < x0.length; i++) {
    const nearestX = Math.max(x0[i], Math.min(x, x1[i]))
    const nearestY = Math.max(y0[i], Math.min(y, y1[i]))
    if (squareBetween(nearestX, nearestY, x, y) <= square) return true
  }
  return false
}
