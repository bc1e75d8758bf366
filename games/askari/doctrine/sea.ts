import { type Action, ALLOWED, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { type Body, boxOf, isBox, OFF_EAST } from '../board.ts'
import type { Table } from '../layout.ts'
import { AV, FIRST_SHIP, face, isGround, isVessel, RUNNER, UNITS, type Unit } from '../roster.ts'
import { boxBy, isSailed } from '../rules/12.1-waters.ts'
import { whyNotSail } from '../rules/12.3-sailing.ts'
import { ENTERING, roleOf, whyNotSeek } from '../rules/12.4.7-groups.ts'
import { firstIn, gunnery, is, isNeutral, nextIn, REDUCED, sideOf } from '../stacks.ts'

/** How much a vessel counts in a fight. */
const weightOf = (t: Table, u: Unit): number => {
  const reduced = is(t, u, REDUCED) ? 1 : 0
  return gunnery(t, u) * (2 + AV[face(u, reduced)]) * (reduced === 1 ? 0.6 : 1)
}

/** The weight of a side's vessels on a body of water, all of them or those in the Patrol Box. */
export function fleetOn(t: Table, side: Side, body: Body, isInBox: boolean): number {
  let sum = 0
  for (let u = FIRST_SHIP; u < UNITS; u++) {
    const at = t.units.where[u]
    if (sideOf(t, u) !== side || isNeutral(t, u) || !isSailed(at)) continue
    const isThere = at === boxOf(body) || (!isInBox && boxBy(at) === boxOf(body))
    if (isThere) sum += weightOf(t, u)
  }
  return sum
}

/** §4.1.5: whoever is the stronger on a water lies in its Patrol Box; the weaker stays in port. The order, or none. */
export function putOut(t: Table, side: Side): readonly Action[] | undefined {
  for (let u = FIRST_SHIP; u < UNITS; u++) {
    const at = t.units.where[u]
    if (sideOf(t, u) !== side || isBox(at) || t.units.spent[u] > 1 || whyNotSail(t, u) !== ALLOWED) continue
    if (RUNNER[u] === 1) continue
    const body = (boxBy(at) - boxOf(0 as Body)) as Body
    if (at !== OFF_EAST && fleetOn(t, side, body, false) < 0.9 * fleetOn(t, (1 - side) as Side, body, false)) continue
    return [act.sail(u), ...consorts(t, side, u), act.steer(boxOf(body))]
  }
  return undefined
}

function consorts(t: Table, side: Side, first: Unit): readonly Action[] {
  const found: Action[] = []
  for (let u = nextIn(t, first); u >= 0; u = nextIn(t, u))
    if (isVessel(u) && sideOf(t, u) === side && whyNotSail(t, u) === ALLOWED && RUNNER[u] === 0)
      found.push(act.consort(u))
  return found
}

/** §12.4.1: who enters looks for a fight only when he is the stronger; who is there looks for transports, and for whom he can beat. */
export function seek(t: Table, side: Side): Action {
  const role = roleOf(t, side)
  if (whyNotSeek(t, role) !== ALLOWED) return act.lieLow()
  let ours = 0
  let theirs = 0
  let cargo = 0
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) {
    if (t.fleet.group[u] === 0) continue
    if (isGround(u)) cargo += sideOf(t, u) === side ? 0 : 1
    else if (sideOf(t, u) === side) ours += weightOf(t, u)
    else theirs += weightOf(t, u)
  }
  const isTempted = cargo > 0 || (role !== ENTERING && t.entry.carriers > 0)
  return ours >= (isTempted ? 0.6 : 1.1) * theirs && (isTempted || theirs > 0) ? act.seek() : act.lieLow()
}

/** §12.5.6: fights on while he is the stronger. */
export function retire(t: Table, side: Side): Action {
  let ours = 0
  let theirs = 0
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1)) {
    if (isGround(u)) continue
    if (sideOf(t, u) === side) ours += weightOf(t, u)
    else theirs += weightOf(t, u)
  }
  return ours >= 0.8 * theirs ? act.fightOn() : act.breakOff()
}
