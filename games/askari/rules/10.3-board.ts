import { ALLOWED, call, type Hex, NEXT, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import {
  BOX_OCEAN,
  type Body,
  bodyOf,
  boxOf,
  COAST,
  COASTAL_ON,
  GREAT_BODIES,
  isBox,
  isHex,
  OFF_EAST,
  SECOND_SHORE,
} from '../board.ts'
import { choice } from '../flow.ts'
import { type Table, transportOf } from '../layout.ts'
import { NATION_COUNT, type Nation } from '../roster.ts'
import { mayUseWater, settle } from './04-control.ts'
import { nationOf } from './07-communications.ts'
import { whyNotAttack } from './10.1.6-attack.ts'
import { moveForce, pointsLeft, porters, wearyCarriers } from './10.1-force.ts'
import { costTo, hasFoe, hexOf, isClosedTo, isGroundHex, whyClosed } from './10.1-ground.ts'
import { roomOn } from './10.3-capacity.ts'
import { entry } from './12.4-entry.ts'

/** In local 0 of a march: vessels may have met what has just entered a space. */
export const MET = 1

/** May the stack land in this hex, out of the Patrol Box of the body? */
export function whyNotLand(t: Table, place: Hex, body: Body): Refusal {
  const hex = hexOf(place)
  if (!isHex(hex) || ((COASTAL_ON[hex] >> body) & 1) === 0 || !isGroundHex(hex)) return refuse.notCoastal(place)
  // §10.3.2: in another coastal hex
  if (hex === t.march.from) return refuse.boardedThere(hex)
  const assault = whyNotAttack(t, hex, false)
  if (assault !== ALLOWED) return assault
  const cost = costTo(t, t.tracks.phasing, hex)
  // §10.3.2: everybody has the points to enter it
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) {
    if (pointsLeft(t, u) < cost) return refuse.cannotPayLanding(hex, cost)
    if (isClosedTo(t, u, hex)) return whyClosed(t, u, hex)
  }
  if (wearyCarriers(t, cost) > 0) return refuse.cannotPayLanding(hex, cost)
  // Ruling 22: Carriers alone keep off the enemy
  return t.force.next(0) < 0 && hasFoe(t, t.tracks.phasing, hex) ? refuse.carriersAlone(hex) : ALLOWED
}

/** Calls `visit` for each place on the coast of a body, both shores of split hexes. */
export function eachCoast(body: Body, visit: (place: Hex) => void): void {
  const coast = COAST[body] ?? []
  for (let i = 0; i < coast.length; i++) {
    const hex = coast[i] as Hex
    visit(hex)
    if (SECOND_SHORE[hex] >= 0) visit(SECOND_SHORE[hex])
  }
}

/** §10.3.2: is there a hex where the whole stack could land? */
export function hasLanding(t: Table, body: Body): boolean {
  const coast = COAST[body] ?? []
  for (let i = 0; i < coast.length; i++) if (whyNotLand(t, coast[i] as Hex, body) === ALLOWED) return true
  return false
}

/** Units of a nation in the stack. */
function unitsOf(t: Table, nation: Nation): number {
  let n = 0
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) if (nationOf(t, u) === nation) n++
  return n
}

/** §10.3.8, ruling 87: has every nation of the stack room for its units? Carriers take up none. */
function whyNoRoom(t: Table, body: Body): Refusal {
  for (let n = 0 as Nation; n < NATION_COUNT; n++)
    if (unitsOf(t, n) > roomOn(t, n, body)) return refuse.noRoom(body, roomOn(t, n, body))
  return ALLOWED
}

/** §10.3.8: takes up room for the stack. */
export function takeRoom(t: Table, body: Body): void {
  for (let n = 0 as Nation; n < NATION_COUNT; n++) t.transport.boarded[transportOf(n, body)] += unitsOf(t, n)
}

/** May the stack board where it is? */
export function whyNotBoard(t: Table, body: Body): Refusal {
  const at = hexOf(t.march.at)
  // §10.3.1: in a coastal hex of the body
  if (!isHex(at) || ((COASTAL_ON[at] >> body) & 1) === 0) return refuse.notCoastal(at)
  // §10.3.3: not on water that the enemy controls
  if (!mayUseWater(t, t.tracks.phasing, body)) return refuse.enemyWater(body)
  return whyNoRoom(t, body) || whyNowhere(t, body)
}

/** §10.3.2: with the points to land somewhere else. */
function whyNowhere(t: Table, body: Body): Refusal {
  const { from } = t.march
  t.march.from = hexOf(t.march.at)
  const somewhere = hasLanding(t, body)
  t.march.from = from
  return somewhere ? ALLOWED : refuse.nowhereToLand(body)
}

/** §10.3.7: whoever is there may look for those who have just entered. */
export function meet(t: Table): void {
  const { at } = t.march
  for (let u = t.force.next(0); u >= 0; u = t.force.next(u + 1)) t.entering.add(u)
  t.entry.at = hexOf(at)
  t.entry.side = t.tracks.phasing
  t.entry.carriers = porters(t)
  setLocal(t, 0, MET)
  call(t, entry)
}

/** §10.3.2: the stack puts out into the Patrol Box. */
function embark(t: Table, body: Body): void {
  const at = hexOf(t.march.at)
  takeRoom(t, body)
  tell.boarded(t, at, body)
  t.march.from = at
  moveForce(t, boxOf(body))
  // §4.1.6: an island may be left to the enemy's units on another hex of it
  settle(t, at)
  meet(t)
}

/** §8.1.5 + §8.1.7a, ruling 53: from the east edge into the Patrol Box of the ocean, without taking up room. */
export function enterFromEast(t: Table): void {
  tell.cameByEast(t, BOX_OCEAN)
  moveForce(t, BOX_OCEAN)
  meet(t)
}

/** Those who set out puts to sea at once: from the east edge, or on from a Patrol Box (ruling 88). */
export function putToSea(t: Table): void {
  if (t.march.at === OFF_EAST) enterFromEast(t)
  else if (isBox(t.march.at)) takeRoom(t, bodyOf(t.march.at))
}

/** §10.3.1: boards at no cost. */
export const boardChoice = choice({
  action: act.board,
  among(t, out) {
    const at = hexOf(t.march.at)
    const bodies = isHex(at) ? COASTAL_ON[at] : 0
    for (let b = 0 as Body; b < GREAT_BODIES; b++) if ((bodies >> b) & 1) out.add(act.board(b))
  },
  whyNot: (t, a) => whyNotBoard(t, act.board.body(a)),
  take(t, a) {
    embark(t, act.board.body(a))
    return NEXT
  },
})
