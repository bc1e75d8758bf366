import { ALLOWED, type Direction, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { CAPE, grid } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { IS_CAMEL, type Unit } from '../../roster.ts'
import { CAMEL, type Gait, halts, stepCost, whyNotCross } from '../13-movement.ts'
import { whyNotRest } from '../14-stacking.ts'
import { touchesCape } from '../28-cape.ts'
import { pointsLeft } from './points.ts'

/** In place of points left, for a kind of unit that is not in the force: more than any march has. */
export const PLENTY = 255

/** The points that the poorest camels, or the poorest others, of the force have left after a step that costs so much. */
export function leastLeft(t: Table, camels: number, cost: number): number {
  let least = PLENTY
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1))
    if (IS_CAMEL[u] === camels) least = Math.min(least, Math.max(0, pointsLeft(t, u) - cost))
  return least
}

/**
 * Could the whole force, once it has stepped into a hex where it may not stay, march on until it comes to one where it
 * may (14.4, W176)? Asked of full hexes and of those of another contingent only.
 */
export function hasWayOn(t: Table, gait: Gait, to: Hex): boolean {
  const { at } = t.march
  const plain = leastLeft(t, 0, at === to ? 0 : stepCost(t, gait, at, to))
  const camels = leastLeft(t, 1, at === to ? 0 : stepCost(t, gait | CAMEL, at, to))
  return mayMarchOn(t, gait, to, plain, camels)
}

/** The same of a force that has so many points left there. */
export function mayMarchOn(t: Table, gait: Gait, hex: Hex, plain: number, camels: number): boolean {
  const lead = t.force.next(0)
  return !halts(t, lead, hex) && leadsOn(t, lead, gait, hex, plain, camels)
}

/** Is there a step out of the hex to a place where the force may stay, or from which there is one? */
function leadsOn(t: Table, lead: Unit, gait: Gait, hex: Hex, plain: number, camels: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, hex, d as Direction)
    if (next !== OFF_MAP && leadsTo(t, lead, gait, hex, next, plain, camels)) return true
  }
  return touchesCape(hex) && leadsTo(t, lead, gait, hex, CAPE, plain, camels)
}

function leadsTo(t: Table, lead: Unit, gait: Gait, hex: Hex, next: Hex, plain: number, camels: number): boolean {
  if (whyNotCross(t, lead, hex, next) !== ALLOWED) return false
  const plainAfter = plain - (plain === PLENTY ? 0 : stepCost(t, gait, hex, next))
  const camelsAfter = camels - (camels === PLENTY ? 0 : stepCost(t, gait | CAMEL, hex, next))
  if (plainAfter < 0 || camelsAfter < 0) return false
  if (whyNotRest(t, next) === ALLOWED) return true
  return !halts(t, lead, next) && leadsOn(t, lead, gait, next, plainAfter, camelsAfter)
}
