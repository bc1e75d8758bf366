import type { Side } from '@boma/kernel'
import { IS_OCEAN_PORT, NEXT_TO, OCEAN_BOX, PLACES, SPACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, IS_FAST, IS_GARRISON, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { hasEnemy, isClosed, isInactive } from '../rules/03-map.ts'
import { isRidden, RAIL_NET, ride } from '../rules/10.6-rail.ts'
import { PORTS_FROM } from '../rules/10-listing.ts'

/** §10.0: which spaces each unit reaches, with the points it takes; 0 for none, and SAILS by water. */
export const reached = new Uint8Array(UNITS * PLACES)
/** The space before it on the way. */
export const before = new Uint8Array(UNITS * PLACES)
/** A voyage takes the whole movement (10.7). */
export const SAILS = 9

/** Points that a unit can count on, whatever card comes: two by fast ones, one by slow ones. */
export const usualPoints = (unit: Unit): number => (IS_GARRISON[unit] === 1 ? 0 : 1 + IS_FAST[unit])

const waiting = new Uint8Array(PLACES)

/** Finds how far a unit gets with so many points, as if it were its turn. */
export function findReach(t: Table, unit: Unit, points: number): void {
  const row = unit * PLACES
  reached.fill(0, row, row + PLACES)
  const from = t.units.where[unit]
  if (points === 0 || from > OCEAN_BOX || isInactive(t, unit)) return
  const side = SIDE_OF[unit]
  if (from < SPACES && !hasEnemy(t, side, from)) march(t, unit, side, points)
  sail(t, unit, side)
}

function march(t: Table, unit: Unit, side: Side, points: number): void {
  const row = unit * PLACES
  const from = t.units.where[unit]
  waiting[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const here = waiting[head] as Space
    const cost = here === from ? 0 : (reached[row + here] as number)
    if (cost >= points) continue
    const near = NEXT_TO[here] as readonly Space[]
    const net = RAIL_NET[here] as readonly Space[]
    if (net.length > 0) ride(t, side, here)
    for (let i = 0; i < near.length + net.length; i++) {
      const to = (i < near.length ? near[i] : net[i - near.length]) as Space
      if (to === from || reached[row + to] !== 0 || isClosed(t, to) || (i >= near.length && isRidden(to) === 0))
        continue
      reached[row + to] = cost + 1
      before[row + to] = here
      // §10.3: it stops at an enemy
      if (!hasEnemy(t, side, to)) waiting[tail++] = to
    }
  }
}

/** §28.2: over lakes, and the Allies over the ocean. */
function sail(t: Table, unit: Unit, side: Side): void {
  const row = unit * PLACES
  const from = t.units.where[unit]
  for (const to of (PORTS_FROM[from] ?? []) as readonly Space[]) {
    if (reached[row + to] !== 0 || isClosed(t, to)) continue
    const isOcean = IS_OCEAN_PORT[to] === 1
    if (isOcean ? side !== ALLIED || t.tracks.oceanShut === 1 : side !== ALLIED && t.tracks.lakesShut === 1) continue
    reached[row + to] = SAILS
    before[row + to] = from
  }
}
