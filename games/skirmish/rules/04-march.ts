import {
  ALLOWED,
  type Direction,
  distance,
  type Hex,
  type Moves,
  neighbour,
  OFF_MAP,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { CLOSED, COST, FORD, grid, NOWHERE } from '../board.ts'
import type { Table } from '../layout.ts'
import { MARCH, PER_SIDE, type Unit } from '../roster.ts'

/** Whose counter it is: Blue's come first. */
export const owner = (unit: Unit): Side => (unit < PER_SIDE ? 0 : 1) as Side

/** The counter in a hex, or -1. */
export const unitAt = (t: Table, hex: Hex): Unit => (t.hexes.unit[hex] - 1) as Unit

/** Is the counter on the map? */
export const isOnMap = (t: Table, unit: Unit): boolean => t.units.where[unit] !== NOWHERE

/** Puts a counter into a hex, or NOWHERE, and clears the hex it came from. */
export function putAt(t: Table, unit: Unit, hex: Hex): void {
  const from = t.units.where[unit]
  if (from !== NOWHERE) t.hexes.unit[from] = 0
  t.units.where[unit] = hex
  if (hex === NOWHERE) return
  t.hexes.unit[hex] = unit + 1
  // §8.1: whoever was last on the ford holds it
  if (hex === FORD && t.tracks.turn > 0 && t.tracks.ford !== owner(unit)) {
    t.tracks.ford = owner(unit)
    tell.fordTaken(t, owner(unit))
  }
}

/** §4.5: does an enemy stand next to the counter, or would one if it were in that hex? */
export function isInContact(t: Table, unit: Unit, hex: Hex = t.units.where[unit]): boolean {
  const side = owner(unit)
  for (let d = 0; d < 6; d++) {
    const next = neighbour(grid, hex, d as Direction)
    if (next === OFF_MAP) continue
    const there = t.hexes.unit[next]
    if (there !== 0 && owner((there - 1) as Unit) !== side) return true
  }
  return false
}

/** May anyone march into this hex? */
export function whyNotEnter(t: Table, to: Hex): Refusal {
  // §4.3: nobody wades the river
  if (COST[to] === CLOSED) return refuse.river(to)
  // §4.4: never into a hex that holds a counter of either side
  return t.hexes.unit[to] === 0 ? ALLOWED : refuse.occupied(to)
}

/** §4.2: the movement points that a counter has left. */
export const pointsLeft = (t: Table, unit: Unit): number => MARCH[t.units.kind[unit]] - t.units.spent[unit]

/** §4.5: contact ends a march that has begun. */
const mustHalt = (t: Table, unit: Unit): boolean => t.units.spent[unit] > 0 && isInContact(t, unit)

/** May the active counter march on into this hex? */
export function whyNotMarch(t: Table, unit: Unit, to: Hex): Refusal {
  // §4.1: hex by hex
  if (distance(grid, t.units.where[unit], to) !== 1) return refuse.tooFar(to)
  const enter = whyNotEnter(t, to)
  if (enter !== ALLOWED) return enter
  if (mustHalt(t, unit)) return refuse.mustHalt(unit)
  // §4.2: the hex must be paid for
  const left = pointsLeft(t, unit)
  return COST[to] > left ? refuse.tooDear(to, COST[to], left) : ALLOWED
}

/** Lists the hexes that the active counter may march into; what is the same for all of them is asked once. */
export function listMarches(t: Table, unit: Unit, out: Moves): void {
  if (mustHalt(t, unit)) return
  const left = pointsLeft(t, unit)
  for (let d = 0; d < 6; d++) {
    const to = neighbour(grid, t.units.where[unit], d as Direction)
    if (to !== OFF_MAP && COST[to] <= left && whyNotEnter(t, to) === ALLOWED) out.add(act.march(to))
  }
}

/** Marches one hex. */
export function march(t: Table, unit: Unit, to: Hex): void {
  const from = t.units.where[unit]
  t.units.spent[unit] += COST[to]
  putAt(t, unit, to)
  tell.marched(t, unit, from, to)
}
