import type { Hex } from '@boma/kernel'
import { tell } from '../actions.ts'
import { OFF_EAST } from '../board.ts'
import type { Table } from '../layout.ts'
import { CARRIER_MA, MA, NO_UNIT, type Unit } from '../roster.ts'
import { addCarriers, carriersIn, FINISHED, FROM_EAST, is, LANDED, mark, UNSUPPLIED, unmark } from '../stacks.ts'
import { ALLIES } from './01-seats.ts'
import { leaveTrench } from './02-steps.ts'
import { seatToMove } from './09.1-seats.ts'
import { hexOf, lay } from './10.1-ground.ts'

/** §10.1.8: movement points that a unit of the moving stack has left; one less without a line. */
export const pointsLeft = (t: Table, unit: Unit): number =>
  MA[unit] - (is(t, unit, UNSUPPLIED) ? 1 : 0) - t.units.spent[unit]

/** How many Carriers move with the stack. */
export function porters(t: Table): number {
  let n = 0
  for (let spent = 0; spent <= CARRIER_MA; spent++) n += t.porters.count[spent]
  return n
}

/** Is nobody left in the moving stack? */
export const isDissolved = (t: Table): boolean => t.force.next(0) < 0 && porters(t) === 0

/** Carriers of the phasing side in a place that have not moved in this Impulse and move with nobody. */
export const idleCarriers = (t: Table, place: Hex): number =>
  mayTakeCarriers(t, place)
    ? carriersIn(t, t.tracks.phasing, place) - t.places.stirred[place] - (place === t.march.at ? porters(t) : 0)
    : 0

/** §1.0, ruling 139: Carriers have no nation and go with either player, but those from the sea are for the British to land. */
export const mayTakeCarriers = (t: Table, place: Hex): boolean => place !== OFF_EAST || seatToMove(t) !== ALLIES

/** Opens the move of a stack. */
export function beginMarch(t: Table, from: Hex): void {
  t.march.from = from
  t.march.at = from
  t.march.picked = NO_UNIT
  t.march.rode = 0
  t.calledOff.clear()
}

/** Closes it: nothing of it is left on the table. */
export function endMarch(t: Table): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) forget(t, u)
  t.force.clear()
  t.joining.clear()
  t.places.stirred[t.march.at] += porters(t)
  for (let spent = 0; spent <= CARRIER_MA; spent++) t.porters.count[spent] = 0
  t.march.from = 0 as Hex
  t.march.at = 0 as Hex
  t.march.rode = 0
  t.march.picked = 0 as Unit
  t.march.carriers = 0
}

/** What was counted of a unit's move is over. */
function forget(t: Table, unit: Unit): void {
  t.units.spent[unit] = 0
  t.units.rode[unit] = 0
  unmark(t, unit, t.attackers.has(unit) ? UNSUPPLIED : UNSUPPLIED | LANDED | FROM_EAST)
}

/** Moves the stack into a place. */
export function moveForce(t: Table, place: Hex): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    lay(t, u, place)
    leaveTrench(t, u)
    mark(t, u, FINISHED)
  }
  const n = porters(t)
  addCarriers(t, t.tracks.phasing, t.march.at, -n)
  addCarriers(t, t.tracks.phasing, place, n)
  t.march.at = place
  t.march.picked = NO_UNIT
  t.march.rode = 0
}

/** Everybody pays for the hex they enter; they have the points. */
export function payForce(t: Table, cost: number): void {
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.units.spent[u] += cost
  const { count } = t.porters
  for (let spent = CARRIER_MA; spent >= cost; spent--) count[spent] = count[spent - cost]
  for (let spent = Math.min(cost, CARRIER_MA + 1) - 1; spent >= 0; spent--) count[spent] = 0
}

/** Ruling 75: leaves a unit where the stack is; it is finished. */
export function dropUnit(t: Table, unit: Unit): void {
  t.force.remove(unit)
  forget(t, unit)
  tell.dropped(t, unit, hexOf(t.march.at))
}

/** Leaves Carriers where the stack is, the weariest first: who is fresher goes farther. */
export function leaveCarriers(t: Table, n: number): void {
  if (n === 0) return
  loseCarriers(t, n)
  t.places.stirred[t.march.at] += n
  tell.carriersLeft(t, n, hexOf(t.march.at))
}

/** Takes Carriers out of the stack, the weariest first. */
export function loseCarriers(t: Table, n: number): void {
  let left = n
  for (let spent = CARRIER_MA; spent >= 0; spent--) {
    const gone = Math.min(left, t.porters.count[spent])
    t.porters.count[spent] -= gone
    left -= gone
  }
}

/** Carriers of the stack that cannot pay so much. */
export function wearyCarriers(t: Table, cost: number): number {
  let n = 0
  for (let spent = Math.max(0, CARRIER_MA - cost + 1); spent <= CARRIER_MA; spent++) n += t.porters.count[spent]
  return n
}
