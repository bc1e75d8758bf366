import { ALLOWED, d6, type Refusal, type Side } from '@boma/kernel'
import { refuse, tell } from '../actions.ts'
import { MINING, PLACE_AT, TOWN_HEXES, WINDHOEK } from '../board.ts'
import { ACTION_COSTS, ACTION_POINT_MODIFIERS, LIMITS } from '../data/charts.ts'
import { automatic } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ALLIED, LEADERS, WIRELESS } from '../roster.ts'
import { controller, isOnMap } from '../stacks.ts'
import { portugalAtWar } from './29-angola.ts'

/** What each action costs that always costs the same, by the action's name. */
export const PRICES = {
  march: ACTION_COSTS.march.points,
  rail: ACTION_COSTS.railMove.points,
  ship: ACTION_COSTS.navalTransfer.points,
  concentrate: ACTION_COSTS.concentrate.points,
  scout: ACTION_COSTS.scout.points,
  repair: ACTION_COSTS.repair.points,
  break: ACTION_COSTS.railBreak.points,
  lay: ACTION_COSTS.layRail.points,
  convert: ACTION_COSTS.convertMilitia.points,
  spend: ACTION_COSTS.advantage.points,
} as const

/** Changes a side's action points, at once held between 0 and 12 (9.2, W31). */
export function addPoints(t: Table, side: Side, points: number): void {
  t.ap.points[side] = held(t.ap.points[side] + points)
}

/** §9.2: an index as far as it goes. */
function held(points: number): number {
  const { least, most } = LIMITS.actionPoints
  return Math.max(least, Math.min(most, points))
}

/** Has the side the points? */
export function whyNotPay(t: Table, side: Side, cost: number): Refusal {
  // §9.2: the index never falls below 0
  return t.ap.points[side] < cost ? refuse.tooFewPoints(cost, t.ap.points[side]) : ALLOWED
}

/** §9.3: a side gains action points, and it is told under the case that grants them. */
export function gain(t: Table, side: Side, points: number, told: typeof tell.pointsGained): void {
  addPoints(t, side, points)
  told(t, side, points, t.ap.points[side])
}

/** §9.3: a side loses action points, and it is told under the case that takes them. */
export function lose(t: Table, side: Side, points: number, told: typeof tell.pointsLost): void {
  addPoints(t, side, -points)
  told(t, side, points, t.ap.points[side])
}

/** Pays for an action. */
export const pay = (t: Table, side: Side, cost: number): void => addPoints(t, side, -cost)

/** §9.1: what is added to the die. */
export function apModifier(t: Table, side: Side): number {
  const chart = side === ALLIED ? ACTION_POINT_MODIFIERS.allied : ACTION_POINT_MODIFIERS.german
  let sum = side === ALLIED ? ACTION_POINT_MODIFIERS.allied.capeColony : 0
  // §20.1: a leader counts on the map only, not in the Cape Colony Box (W29)
  for (const leader of LEADERS[side]) if (isOnMap(t, leader)) sum += chart.perLeader
  for (const set of WIRELESS[side]) if (isOnMap(t, set)) sum += ACTION_POINT_MODIFIERS.german.perWireless
  for (const town of TOWN_HEXES) {
    if (controller(t, town) !== side) continue
    if (town === WINDHOEK) sum += chart.windhoek
    if ((PLACE_AT[town] & MINING) !== 0) sum += chart.perMiningTown
  }
  // §29.2: Portugal at war
  return side === ALLIED && portugalAtWar(t) ? sum + ACTION_POINT_MODIFIERS.allied.portugalAtWar : sum
}

/** §9.1: the phasing side rolls for its action points. */
export const determinePoints = automatic('9.1', (t) => {
  const side = t.tracks.phasing
  const modifier = apModifier(t, side)
  const due = t.ap.points[side] + d6(t) + modifier
  t.ap.points[side] = held(due)
  tell.pointsDetermined(t, side, modifier, due - held(due), held(due))
})
