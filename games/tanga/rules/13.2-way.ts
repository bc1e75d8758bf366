import { DIRECTIONS, type Direction, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { BEACH_HEXES, type Beach, COST, ENTRY, grid, HEXES, IS_PASSABLE, isAlong } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, SIDE_OF, type Unit } from '../roster.ts'
import { holder } from '../stacks.ts'

/** §15.7, ruling T151: what a step costs: little along a road, trail or railway, else what the ground asks. */
export const stepCost = (from: Hex, d: Direction, to: Hex): number => (isAlong(from, d) ? 1 : COST[to])

/** No way at all. */
export const NO_WAY = 0x7fffffff

/**
 * A way home (13.2, ruling T97): what it takes from each hex, entered in each direction, to the goal: movement factors
 * first, then hexes, then turns of direction, each in bits of its own. Worked out backwards from the goal.
 */
export interface WayHome {
  readonly toGoal: Int32Array
  /** How many hexes each place is from the goal over passable ground, whoever is there. */
  readonly hexes: Uint8Array
  readonly queue: Int32Array
}
const COST_UNIT = 1 << 16
const HEX_UNIT = 1 << 8
const NO_DIRECTION = 6
const STATES = 7

const makeWayHome = (): WayHome => ({
  toGoal: new Int32Array(HEXES * STATES),
  hexes: new Uint8Array(HEXES),
  queue: new Int32Array(HEXES * STATES),
})
const FAR = 255

/** Counts hexes over passable ground from the goal. */
function countHexes(w: WayHome, goal: readonly Hex[]): void {
  w.hexes.fill(FAR)
  let [head, tail] = [0, 0]
  for (const hex of goal) {
    w.hexes[hex] = 0
    w.queue[tail++] = hex
  }
  while (head < tail) {
    const at = w.queue[head++] as Hex
    for (const d of DIRECTIONS) {
      const next = neighbour(grid, at, d)
      if (next === OFF_MAP || IS_PASSABLE[next] === 0 || w.hexes[next] !== FAR) continue
      w.hexes[next] = w.hexes[at] + 1
      w.queue[tail++] = next
    }
  }
}

/** What a step adds for somebody who came in that direction (none: NO_DIRECTION); NO_WAY where it may not be taken. */
function stepWeight(t: Table, w: WayHome, enemy: number, from: Hex, came: number, d: Direction, to: Hex | -1): number {
  if (to === OFF_MAP || IS_PASSABLE[to] === 0 || w.hexes[to] > w.hexes[from]) return NO_WAY
  if (holder(t, to) === enemy) return NO_WAY
  return stepCost(from, d, to) * COST_UNIT + HEX_UNIT + (came === NO_DIRECTION || came === d ? 0 : 1)
}

/** Works a way home out: from the goal back, ring by ring; a step never leads away from it, so rings need no queue. */
function workOut(t: Table, w: WayHome, enemy: number, goal: readonly Hex[]): void {
  countHexes(w, goal)
  w.toGoal.fill(NO_WAY)
  for (const hex of goal) w.toGoal.fill(0, hex * STATES, hex * STATES + STATES)
  // Within a ring one step may lead to the next hex of the same ring: until nothing gets better.
  for (let ring = 0, isAny = true; isAny; ring++) {
    isAny = false
    for (let again = true; again; ) {
      again = false
      for (let at = 0 as Hex; at < HEXES; at++) {
        if (w.hexes[at] !== ring) continue
        isAny = true
        if (ring > 0 && better(t, w, enemy, at)) again = true
      }
    }
  }
}

/** Looks at all steps out of a hex; has any way from it got better? */
function better(t: Table, w: WayHome, enemy: number, at: Hex): boolean {
  let isBetter = false
  for (let came = 0; came < STATES; came++)
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, at, d)
      const weight = stepWeight(t, w, enemy, at, came, d, to)
      if (weight === NO_WAY || to === OFF_MAP) continue
      const onward = w.toGoal[to * STATES + d]
      if (onward === NO_WAY || weight + onward >= w.toGoal[at * STATES + came]) continue
      w.toGoal[at * STATES + came] = weight + onward
      isBetter = true
    }
  return isBetter
}

const way = makeWayHome()
const beachWays: readonly WayHome[] = BEACH_HEXES.map(makeWayHome)

/** §13.2: where Germans run: the west edge. */
export function wayWest(t: Table): WayHome {
  workOut(t, way, BRITISH, ENTRY)
  return way
}

/** §13.2: the way to one beach. */
export function wayToBeach(t: Table, beach: Beach): WayHome {
  const w = beachWays[beach] ?? way
  workOut(t, w, 1 - BRITISH, BEACH_HEXES[beach] ?? [])
  return w
}

/** What the whole way costs from a hex: factors, hexes and turns in one number; NO_WAY when there is none. */
export const wholeWay = (w: WayHome, from: Hex, came: number = NO_DIRECTION): number => w.toGoal[from * STATES + came]

/** Is a step that way one of the best? */
export function isBestStep(t: Table, w: WayHome, enemy: number, from: Hex, came: number, d: Direction): boolean {
  const to = neighbour(grid, from, d)
  const weight = stepWeight(t, w, enemy, from, came, d, to)
  if (weight === NO_WAY || to === OFF_MAP) return false
  const onward = w.toGoal[to * STATES + d]
  return onward !== NO_WAY && weight + onward === wholeWay(w, from, came)
}

/** The direction in which a hex was entered from its neighbour. */
export const cameBy = (from: Hex, to: Hex): number => {
  for (const d of DIRECTIONS) if (neighbour(grid, from, d) === to) return d
  return NO_DIRECTION
}
export { NO_DIRECTION }
/** Whose enemy a unit flees from. */
export const enemyOf = (u: Unit): number => 1 - SIDE_OF[u]
