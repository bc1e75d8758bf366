import { ALLOWED, d6, type Refusal, type Side } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { MINING, PLACE_AT, TOWN_HEXES, WINDHOEK } from '../board.ts'
import { ACTION_POINT_MODIFIERS, LIMITS } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, afterLast, firstUnit, IS_LEADER, IS_WIRELESS } from '../roster.ts'
import { controller, isOnMap } from '../stacks.ts'
import { portugalAtWar } from './29-angola.ts'

/** Changes a side's action points, at once held between 0 and 12 (9.2, W31). */
export function addPoints(t: Table, side: Side, points: number): void {
  const { least, most } = LIMITS.actionPoints
  t.ap.points[side] = Math.max(least, Math.min(most, t.ap.points[side] + points))
}

/** Has the side the points? */
export function whyNotPay(t: Table, side: Side, cost: number): Refusal {
  // §9.2: the index never falls below 0
  return t.ap.points[side] < cost ? refuse.tooFewPoints(cost, t.ap.points[side]) : ALLOWED
}

/** Pays for an action. */
export const pay = (t: Table, side: Side, cost: number): void => addPoints(t, side, -cost)

/** §9.1: what is added to the die. */
export function apModifier(t: Table, side: Side): number {
  let sum = side === ALLIED ? ACTION_POINT_MODIFIERS.allied.capeColony : 0
  for (let u = firstUnit(side); u < afterLast(side); u++)
    if (isOnMap(t, u) && (IS_LEADER[u] === 1 || IS_WIRELESS[u] === 1)) sum++
  for (const town of TOWN_HEXES)
    if (controller(t, town) === side) sum += (town === WINDHOEK ? 1 : 0) + ((PLACE_AT[town] & MINING) !== 0 ? 1 : 0)
  return side === ALLIED && portugalAtWar(t) ? sum + 1 : sum
}

/** §9.1: the phasing side rolls for its action points. */
export const determinePoints = automatic('9.1', (t) => {
  const side = t.tracks.phasing
  const modifier = apModifier(t, side)
  addPoints(t, side, d6(t) + modifier)
  tell.pointsDetermined(t, side, modifier, t.ap.points[side])
})
