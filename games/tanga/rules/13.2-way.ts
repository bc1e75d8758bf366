import { DIRECTIONS, type Direction, directionTo, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { BEACH_HEXES, type Beach, COST, ENTRY, grid, HEXES, IS_PASSABLE, isAlong } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN } from '../roster.ts'
import { holder } from '../stacks.ts'

/** §15.7, ruling T151: what a step costs: little along a road, trail or railway, else what the ground asks. */
export const stepCost = (from: Hex, d: Direction, to: Hex): number => (isAlong(from, d) ? 1 : COST[to])

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
  readonly enemy: number
  readonly goal: readonly Hex[]
  /** How many hexes each place is from the goal over passable ground, whoever is there. */
  readonly hexes: Uint8Array
  /** All hexes from which there is a way over passable ground, the nearest first. */
  readonly order: readonly Hex[]
  readonly toGoal: Int32Array
}

function makeWayHome(enemy: number, goal: readonly Hex[]): WayHome {
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
  return { enemy, goal, hexes, order, toGoal: new Int32Array(HEXES * STATES) }
}

/** What a step adds, not counting a turn; NO_WAY where it may not be taken: away from the goal, or where enemies are. */
function stepWeight(t: Table, w: WayHome, from: Hex, d: Direction): number {
  const to = neighbour(grid, from, d)
  if (to === OFF_MAP || IS_PASSABLE[to] === 0 || w.hexes[to] > w.hexes[from] || holder(t, to) === w.enemy) return NO_WAY
  return stepCost(from, d, to) * COST_UNIT + HEX_UNIT
}

/** Works the way home out from the goal back, as far as a hex; a step never leads away from it, so rings follow one another. */
function workOut(t: Table, w: WayHome, from: Hex): void {
  w.toGoal.fill(NO_WAY)
  for (const hex of w.goal) w.toGoal.fill(0, hex * STATES, hex * STATES + STATES)
  for (let first = w.goal.length; first < w.order.length; ) {
    const ring = w.hexes[w.order[first]]
    if (ring > w.hexes[from]) return
    let end = first
    while (end < w.order.length && w.hexes[w.order[end]] === ring) end++
    // A step may lead to the next hex of the same ring: until nothing gets better
    for (let again = true; again; ) {
      again = false
      for (let i = first; i < end; i++) if (better(t, w, w.order[i])) again = true
    }
    first = end
  }
}

const onward = new Int32Array(STATES)

/** Looks at all steps out of a hex; has any way from it got better? */
function better(t: Table, w: WayHome, at: Hex): boolean {
  let least = NO_WAY
  for (const d of DIRECTIONS) {
    onward[d] = wayBy(t, w, at, d)
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
function wayBy(t: Table, w: WayHome, from: Hex, d: Direction): number {
  const weight = stepWeight(t, w, from, d)
  if (weight === NO_WAY) return NO_WAY
  const rest = w.toGoal[(neighbour(grid, from, d) as Hex) * STATES + d]
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
export function isBestStep(t: Table, w: WayHome, from: Hex, came: number, d: Direction): boolean {
  const whole = wayBy(t, w, from, d)
  if (whole === NO_WAY) return false
  return whole + (came === NO_DIRECTION || came === d ? 0 : 1) === wholeWay(w, from, came)
}

/** The direction in which a hex was entered from its neighbour. */
export const cameBy = (from: Hex, to: Hex): number => directionTo(grid, from, to) ?? NO_DIRECTION
