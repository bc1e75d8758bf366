import {
  ALLOWED,
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  neighbour,
  OFF_MAP,
  other,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { refuse } from '../actions.ts'
import { type Body, boxOf, COASTAL_ON, grid, IS_LAND, isHex, type Shore } from '../board.ts'
import type { Table } from '../layout.ts'
import { isGround, MA, NO_UNIT, type Unit } from '../roster.ts'
import { FROM_EAST, is, LANDED, SECOND, sideOf } from '../stacks.ts'
import { bodyHolder } from './04-control.ts'
import { nationOf } from './07-communications.ts'
import { hasFoe, isClosedTo, placeAt, placeEntered } from './10.1-ground.ts'
import { transportValue } from './10.3-capacity.ts'
import { attacking, cameFrom, defending, forceOf } from './11-forces.ts'

/** §11.12.2: who of a side still lies in the battle's hex, on this shore; harbour guns never go anywhere (ruling 21). */
const isToRetreat = (t: Table, side: Side, unit: Unit, shore: Shore): boolean =>
  isGround(unit) &&
  t.units.where[unit] === t.battle.at &&
  sideOf(t, unit) === side &&
  is(t, unit, SECOND) === (shore === 1) &&
  MA[unit] > 0

/** The first of them from this unit on. */
export function nextToRetreat(t: Table, side: Side, shore: Shore, from: number): Unit {
  const force = forceOf(t, side)
  for (let u = force.next(from); u >= 0; u = force.next(u + 1)) if (isToRetreat(t, side, u, shore)) return u
  return NO_UNIT
}

/** §11.12.2 + §11.12.4: may the beaten defenders on this shore retreat to the hex? */
export function whyNotRetreat(t: Table, shore: Shore, hex: Hex): Refusal {
  const { at } = t.battle
  const side = defending(t)
  if (!isHex(hex) || directionTo(grid, at, hex) === undefined) return refuse.notNextDoor(hex)
  // §10.1.7: over land, by a side of their own shore (ruling 5)
  if (IS_LAND[hex] === 0 || placeEntered(placeAt(at, shore), hex) < 0) return refuse.noWayThere(hex)
  if (hex === cameFrom(t)) return refuse.attackersCameThence(hex)
  // §11.12.4: neutral Portuguese are enemies as soon as anybody comes (ruling 70)
  if (hasFoe(t, side, hex)) return refuse.enemyHolds(hex)
  // Ruling 20: armored cars are lost in such ground; where nobody could stand there is no retreat
  return someCanEnter(t, side, shore, hex) ? ALLOWED : refuse.carsKeepOut(hex)
}

function someCanEnter(t: Table, side: Side, shore: Shore, hex: Hex): boolean {
  for (let u = nextToRetreat(t, side, shore, 0); u >= 0; u = nextToRetreat(t, side, shore, u + 1))
    if (!isClosedTo(t, u, hex)) return true
  return false
}

/** The first hex around the battle, from this direction on, that the defenders on this shore may retreat to; -1 for none. */
export function nextRetreat(t: Table, shore: Shore, from: number): Hex {
  for (let d = from; d < DIRECTIONS.length; d++) {
    const hex = neighbour(grid, t.battle.at, d as Direction)
    if (hex !== OFF_MAP && whyNotRetreat(t, shore, hex) === ALLOWED) return hex
  }
  return -1 as Hex
}

/** §12.1.4: the water of the battle's hex; -1 when it is not coastal. */
export const waterAt = (t: Table): Body => (31 - Math.clz32(COASTAL_ON[t.battle.at])) as Body

/** §10.3.6: may units of this side leave the battle by sea at all? */
function whyNotBySea(t: Table, side: Side): Refusal {
  const body = waterAt(t)
  if (body < 0) return refuse.noSeaThere(t.battle.at)
  // §10.3.3: not over enemy water; who landed goes back the way he came all the same (rulings 114, 116)
  if (side !== attacking(t) && bodyHolder(t, body) === other(side)) return refuse.waterHeld(t.battle.at)
  return ALLOWED
}

/** Units of the same nation that have left by sea already. */
function gone(t: Table, side: Side, unit: Unit): number {
  const force = forceOf(t, side)
  const box = boxOf(waterAt(t))
  let n = 0
  for (let u = force.next(0); u >= 0 && isGround(u); u = force.next(u + 1))
    // §8.1.5: who came over the east edge takes up no room (ruling 114)
    if (t.units.where[u] === box && !is(t, u, FROM_EAST) && nationOf(t, u) === nationOf(t, unit)) n++
  return n
}

/** §10.3.6: has the unit's nation a place left on its transports? The value holds anew for each battle (ruling 87). */
const placesLeft = (t: Table, side: Side, unit: Unit): number =>
  transportValue(t, nationOf(t, unit), waterAt(t)) - gone(t, side, unit)

/** §10.3.6: may this unit be sent to the Patrol Box? */
export function whyNotEvacuate(t: Table, side: Side, shore: Shore, unit: Unit): Refusal {
  if (!forceOf(t, side).has(unit) || !isToRetreat(t, side, unit, shore)) return refuse.notBeaten(unit)
  const refused = whyNotBySea(t, side)
  if (refused !== ALLOWED) return refused
  // §11.12.2: attackers go back as they came
  if (side === attacking(t) && !is(t, unit, LANDED)) return refuse.notBeaten(unit)
  if (unit < t.battle.pickFrom) return refuse.evacuateUpwards(unit)
  return placesLeft(t, side, unit) > 0 ? ALLOWED : refuse.noTransportLeft(unit)
}

/** Can all who are left on this shore go by sea? Then there is nothing to choose. */
export function canAllSail(t: Table, side: Side, shore: Shore): boolean {
  for (let u = nextToRetreat(t, side, shore, 0); u >= 0; u = nextToRetreat(t, side, shore, u + 1)) {
    if (whyNotEvacuate(t, side, shore, u) !== ALLOWED) return false
    let fellows = 0
    for (let v = nextToRetreat(t, side, shore, 0); v >= 0; v = nextToRetreat(t, side, shore, v + 1))
      if (nationOf(t, v) === nationOf(t, u)) fellows++
    if (fellows > placesLeft(t, side, u)) return false
  }
  return true
}

/** Can any of them? */
export function canSomeSail(t: Table, side: Side, shore: Shore): boolean {
  for (let u = nextToRetreat(t, side, shore, 0); u >= 0; u = nextToRetreat(t, side, shore, u + 1))
    if (whyNotEvacuate(t, side, shore, u) === ALLOWED) return true
  return false
}

/** §11.5.2, ruling 91: could any of the defenders retreat, by land or by sea? */
export function couldRetreat(t: Table): boolean {
  const side = defending(t)
  for (const shore of [0, 1] as const) {
    if (nextToRetreat(t, side, shore, 0) < 0) continue
    if (nextRetreat(t, shore, 0) >= 0 || canSomeSail(t, side, shore)) return true
  }
  return false
}
