import {
  ALLOWED,
  type Direction,
  directionTo,
  distance,
  type Hex,
  type HexList,
  makeHexList,
  neighbour,
  OFF_MAP,
  type OffMap,
  other,
  type Refusal,
  type Side,
} from '@boma/kernel'
import { refuse } from '../actions.ts'
import { CAPE, CAPE_WITHDRAW_AT, grid, WATER_SIDES } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, IS_PORTUGUESE, IS_TRAIN } from '../roster.ts'
import { firstIn, hasEnemy } from '../stacks.ts'
import { forceOf, groundOf, isPortugueseForce } from './15.2-forces.ts'
import { isEntrenched } from './16.5-ground.ts'
import { isLinked } from './21-railroads.ts'
import { isFlooded } from './27-weather.ts'
import { isClosedAngola, isPortugueseGround } from './29-angola.ts'

/** The farthest that a die sends a force (16.4). */
export const LONGEST = 6

/** The way of a force that falls back: who goes, from whom, and through which hexes so far, its own ground first. */
export interface Way {
  side: Side
  /** The enemy's battle hex; a landing has none. */
  enemy: Hex | OffMap
  portuguese: boolean
  /** §21.6: a train binds the whole force to its line. */
  onRails: boolean
  readonly hexes: HexList
  /** How many of `hexes` were entered. */
  steps: number
}

/** Filled anew for every question; nothing of it outlives one. */
const scratch: Way = {
  side: ALLIED,
  enemy: OFF_MAP,
  portuguese: false,
  onRails: false,
  hexes: makeHexList(LONGEST + 1),
  steps: 0,
}

/** The way of a side's force before its first step. */
export function wayOf(t: Table, side: Side): Way {
  scratch.side = side
  scratch.enemy = t.battle.landing === 1 ? OFF_MAP : groundOf(t, other(side))
  scratch.portuguese = isPortugueseForce(t, side)
  scratch.onRails = hasTrain(t, side)
  scratch.hexes[0] = groundOf(t, side)
  scratch.steps = 0
  return scratch
}

/** §21.6: is a train in the force? */
export function hasTrain(t: Table, side: Side): boolean {
  const force = forceOf(t, side)
  for (let u = force.next(0); u >= 0; u = force.next(u + 1)) if (IS_TRAIN[u] === 1) return true
  return false
}

/** The hex that a force on its way has come to. */
export const reached = (way: Way): Hex => way.hexes[way.steps]

/** Notes one more hex of the way. */
export function goOn(way: Way, to: Hex): void {
  way.steps++
  way.hexes[way.steps] = to
}

/** May a force on its way go into this hex next? */
export function whyNotEnter(t: Table, way: Way, to: Hex): Refusal {
  const direction = directionTo(grid, reached(way), to)
  // §16.4: hex by hex
  return direction === undefined ? refuse.notNextHex(to) : whyNotCross(t, way, direction, to)
}

function whyNotCross(t: Table, way: Way, direction: Direction, to: Hex): Refusal {
  const from = reached(way)
  // §16.4.1: not onto the enemy, not over water
  if ((WATER_SIDES[from] >> direction) & 1) return refuse.waterInWay(to)
  if (hasEnemy(t, way.side, to)) return refuse.enemyInWay(to)
  // §16.4.1 + §29.1: nor where the units could not go at any other time
  if (isClosedAngola(t, to)) return refuse.neutralAngola(to)
  if (way.portuguese && !isPortugueseGround(to)) return refuse.notPortugueseGround(to)
  // §29.3: nor into a hex of another contingent (W131)
  if (isOfOthers(t, way, to)) return refuse.notWithPortuguese(to)
  if (isFlooded(t, to)) return refuse.closedByRain(to)
  // §21.6: with a train, along working track
  if (way.onRails && !isLinked(t, from, to)) return refuse.offTheRails(to)
  // §16.4: never to a hex of the way again, never nearer to the enemy (W71)
  for (let i = 0; i < way.steps; i++) if (way.hexes[i] === to) return refuse.beenThere(to)
  if (way.enemy !== OFF_MAP && distance(grid, to, way.enemy) < distance(grid, from, way.enemy))
    return refuse.nearerTheEnemy(to)
  return ALLOWED
}

/** §16.4.4: South Africans and British may leave the south edge for the Cape; trains cannot (W74, W156). */
export function whyNotLeaveMap(way: Way): Refusal {
  const hex = reached(way)
  const may = way.side === ALLIED && !way.portuguese && !way.onRails && CAPE_WITHDRAW_AT[hex] === 1
  return may ? ALLOWED : refuse.notOffTheMap(hex)
}

function isOfOthers(t: Table, way: Way, hex: Hex): boolean {
  const there = firstIn(t, hex)
  return there >= 0 && (IS_PORTUGUESE[there] === 1) !== way.portuguese
}

/**
 * §16.4: how many of the hexes still to go can be gone from here (W70). The first way of full length ends the search;
 * all ways are tried only where there is none, and a force that is hemmed in has few.
 */
export function farthest(t: Table, way: Way, toGo: number): number {
  // §16.4.4: the Cape completes a withdrawal
  if (whyNotLeaveMap(way) === ALLOWED) return toGo
  const from = reached(way)
  let most = 0
  for (let d = 0; d < 6 && most < toGo; d++) {
    const to = neighbour(grid, from, d as Direction)
    if (to === OFF_MAP || whyNotCross(t, way, d as Direction, to) !== ALLOWED) continue
    goOn(way, to)
    most = Math.max(most, 1 + farthest(t, way, toGo - 1))
    way.steps--
  }
  return most
}

/** §17.4: can a retreat come, within so many hexes from here, to a trench of friends, where it may end (W84)? */
function leadsToShelter(t: Table, way: Way, toGo: number): boolean {
  if (t.battle.isRetreat === 0) return false
  if (isEntrenched(t, reached(way))) return true
  let leads = false
  for (let d = 0; d < 6 && toGo > 0 && !leads; d++) {
    const to = neighbour(grid, reached(way), d as Direction)
    if (to === OFF_MAP || whyNotCross(t, way, d as Direction, to) !== ALLOWED) continue
    goOn(way, to)
    leads = leadsToShelter(t, way, toGo - 1)
    way.steps--
  }
  return leads
}

/** May the force go into this hex, or to the Cape, and still as far as it must, or to shelter? */
export function whyNotGo(t: Table, way: Way, to: Hex, toGo: number): Refusal {
  if (to === CAPE) return whyNotLeaveMap(way)
  const refused = whyNotEnter(t, way, to)
  if (refused !== ALLOWED) return refused
  goOn(way, to)
  const open = farthest(t, way, toGo - 1) === toGo - 1 || leadsToShelter(t, way, toGo - 1)
  way.steps--
  return open ? ALLOWED : refuse.deadEnd(to)
}
