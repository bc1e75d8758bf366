import { DIRECTIONS, type Direction, directionTo, type Hex, neighbour, OFF_MAP, type Side } from '@boma/kernel'
import { BEACH_HEXES, type Beach, costBy, ENTRY, grid, HEXES, IS_PASSABLE } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN } from '../roster.ts'
import { holder } from '../stacks.ts'

/** No way at all. */
export const NO_WAY = 0x7fffffff
/** It has not come from anywhere yet. */
export const NO_DIRECTION = 6
const STATES = 7
const COST_UNIT = 1 << 16
const HEX_UNIT = 1 << 8
const FAR = 255

/**
 * A way home, the fastest (§13.2, §6.3.4B, ruling T97): what it takes from each hex, entered in each direction, to the goal: movement factors
 * first, then hexes, then turns of direction, each in bits of its own. Worked out backwards from the goal.
 */
export interface WayHome {
  /** Whom those who run must not meet. */
  readonly enemy: Side
  readonly goal: readonly Hex[]
  /** How many hexes each place is from the goal over passable ground, whoever is there. */
  readonly hexes: Uint8Array
  /** All hexes from which there is a way over passable ground, the nearest first. */
  readonly order: readonly Hex[]
  /** What each of the six steps out of a hex adds, not counting a turn; NO_WAY for those that nobody takes. */
  readonly weights: Int32Array
  readonly toGoal: Int32Array
  /** 1 where enemies stood when it was worked out; how far in `order` it has come, 0 before it ever was. */
  readonly met: Uint8Array
  known: number
}

function makeWayHome(enemy: Side, goal: readonly Hex[]): WayHome {
  const hexes = new Uint8Array(HEXES).fill(FAR)
  const order: Hex[] = [...goal]
  for (const hex of goal) hexes[hex] = 0
  for (const at of order)
    for (const d of DIRECTIONS) {
      const next = neighbour(grid, at, d)
      if (next === OFF_MAP || IS_PASSABLE[next] === 0 || hexes[next] !== FAR) continue
      hexes[next] = hexes[at] + 1
      order.push(next)
    }
  const weights = Int32Array.from({ length: HEXES * 6 }, (_, i) =>
    stepWeight(hexes, Math.trunc(i / 6) as Hex, (i % 6) as Direction),
  )
  const toGoal = new Int32Array(HEXES * STATES)
  return { enemy, goal, hexes, order, weights, toGoal, met: new Uint8Array(HEXES), known: 0 }
}

/** What a step adds, not counting a turn; NO_WAY where it may not be taken: off the map, or away from the goal. */
function stepWeight(hexes: Uint8Array, from: Hex, d: Direction): number {
  const to = neighbour(grid, from, d)
  if (to === OFF_MAP || IS_PASSABLE[to] === 0 || hexes[to] > hexes[from]) return NO_WAY
  return costBy(from, d) * COST_UNIT + HEX_UNIT
}

/** Do the enemies stand as they stood when the way was worked out last? A retreat asks for its way many times. */
function isAsKnown(t: Table, w: WayHome): boolean {
  if (w.known === 0) return false
  // §19.7: hex by hex, for unseen stacks are in the way too
  for (let at = 0 as Hex; at < HEXES; at++) if (w.met[at] !== (holder(t, at) === w.enemy ? 1 : 0)) return false
  return true
}

function startFrom(t: Table, w: WayHome): void {
  for (let at = 0 as Hex; at < HEXES; at++) w.met[at] = holder(t, at) === w.enemy ? 1 : 0
  w.toGoal.fill(NO_WAY)
  for (const hex of w.goal) w.toGoal.fill(0, hex * STATES, hex * STATES + STATES)
  w.known = w.goal.length
}

/** Works the way home out from the goal back, as far as a hex; a step never leads away from it, so rings follow one another. */
function workOut(t: Table, w: WayHome, from: Hex): void {
  if (!isAsKnown(t, w)) startFrom(t, w)
  const { order, hexes } = w
  while (w.known < order.length) {
    const first = w.known
    const ring = hexes[order[first]]
    if (ring > hexes[from]) return
    let end = first
    while (end < order.length && hexes[order[end]] === ring) end++
    // A step may lead to the next hex of the same ring: until nothing gets better
    for (let again = true; again; ) {
      again = false
      for (let i = first; i < end; i++) if (better(w, order[i])) again = true
    }
    w.known = end
  }
}

const onward = new Int32Array(STATES)

/** Looks at all steps out of a hex; has any way from it got better? */
function better(w: WayHome, at: Hex): boolean {
  let least = NO_WAY
  for (let d = 0 as Direction; d < 6; d++) {
    onward[d] = wayBy(w, at, d)
    if (onward[d] < least) least = onward[d]
  }
  if (least === NO_WAY) return false
  let isBetter = false
  for (let came = 0; came < STATES; came++) {
    const straight = came === NO_DIRECTION ? least : onward[came]
    const whole = Math.min(straight, least + 1)
    if (whole >= w.toGoal[at * STATES + came]) continue
    w.toGoal[at * STATES + came] = whole
    isBetter = true
  }
  return isBetter
}

/** The whole way from a hex by a step in this direction, not counting a turn into it. */
function wayBy(w: WayHome, from: Hex, d: Direction): number {
  const weight = w.weights[from * 6 + d]
  if (weight === NO_WAY) return NO_WAY
  const to = neighbour(grid, from, d) as Hex
  if (w.met[to] === 1) return NO_WAY
  const rest = w.toGoal[to * STATES + d]
  return rest === NO_WAY ? NO_WAY : weight + rest
}

const west = makeWayHome(BRITISH, ENTRY)
const beaches: readonly WayHome[] = BEACH_HEXES.map((hexes) => makeWayHome(GERMAN, hexes))

/** §13.2: where Germans run: the west edge. */
export function wayWest(t: Table, from: Hex): WayHome {
  workOut(t, west, from)
  return west
}

/** §13.2: the way to one beach. */
export function wayToBeach(t: Table, beach: Beach, from: Hex): WayHome {
  const w = beaches[beach] ?? west
  workOut(t, w, from)
  return w
}

/** How many hexes a place is from a beach over passable ground. */
export const hexesFromBeach = (beach: Beach, at: Hex): number => beaches[beach]?.hexes[at] ?? FAR

/** What the whole way costs from a hex: factors, hexes and turns in one number; NO_WAY when there is none. */
export const wholeWay = (w: WayHome, from: Hex, came: number = NO_DIRECTION): number => w.toGoal[from * STATES + came]

/** Is a step that way one of the best? */
export function isBestStep(w: WayHome, from: Hex, came: number, d: Direction): boolean {
  const whole = wayBy(w, from, d)
  if (whole === NO_WAY) return false
  return whole + (came === NO_DIRECTION || came === d ? 0 : 1) === wholeWay(w, from, came)
}

/** The direction in which a hex was entered from its neighbour. */
export const cameBy = (from: Hex, to: Hex): number => directionTo(grid, from, to) ?? NO_DIRECTION
