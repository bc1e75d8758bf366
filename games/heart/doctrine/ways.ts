import { GO_CROSS, GO_NO, GO_OPEN, GOING, IS_ROAD } from '../board/ground.ts'
import { isWithin } from '../board/spans.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { BOAT, CAR, GUN, MOBILITIES, type Unit } from '../roster.ts'
import { mobilityOf } from '../rules/09-units.ts'
import { ground, isBurned } from '../rules/10-ground.ts'
import { paces } from './close.ts'

/** A box on the table, in sixteenths. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** How many turns it is from each cell of the table to a place, at a unit's average pace. */
export interface Way {
  readonly turns: Float64Array
  readonly across: number
}

/** Cells are two inches wide. */
const CELL = 2 * PARTS
const NEVER = 99

/** What an inch of a cell costs: turns; NEVER where it is closed. */
function costs(t: Table, mobility: number, open: number, cover: number, across: number, along: number): Float64Array {
  const g = ground(t)
  const found = new Float64Array(across * along)
  for (let c = 0; c < found.length; c++) {
    const x = (c % across) * CELL + CELL / 2
    const y = Math.trunc(c / across) * CELL + CELL / 2
    let going = mobility === BOAT ? GO_NO : GO_OPEN
    let isRoad = false
    for (let i = 0; i < g.areas.count; i++) {
      if (!isWithin(g.areas, i, x, y) || isBurned(t, g, i)) continue
      const kind = g.areas.kind[i]
      const way = GOING[kind * MOBILITIES.length + mobility]
      isRoad ||= IS_ROAD[kind] === 1
      going = mobility === BOAT ? (way === GO_NO ? going : way) : Math.max(going, way === GO_CROSS ? GO_OPEN : way)
    }
    const isOpen = going === GO_OPEN || (isRoad && mobility !== BOAT)
    found[c] = isOpen ? 2 / open : going === GO_NO ? NEVER : 2 / cover
  }
  if (mobility === GUN || mobility === CAR) closeWorks(t, found, across)
  return found
}

/** §12.7: guns and cars cross no works. */
function closeWorks(t: Table, found: Float64Array, across: number): void {
  const { works } = ground(t)
  for (let i = 0; i < works.count; i++) {
    const steps = Math.ceil(Math.max(Math.abs(works.qx[i] - works.px[i]), Math.abs(works.qy[i] - works.py[i])) / PARTS)
    for (let s = 0; s <= steps; s++) {
      const x = works.px[i] + ((works.qx[i] - works.px[i]) * s) / Math.max(1, steps)
      const y = works.py[i] + ((works.qy[i] - works.py[i]) * s) / Math.max(1, steps)
      const c = Math.trunc(y / CELL) * across + Math.trunc(x / CELL)
      if (c < found.length) found[c] = NEVER
    }
  }
}

const ROOT = Math.SQRT2
const STEPS = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, ROOT],
  [1, -1, ROOT],
  [-1, 1, ROOT],
  [-1, -1, ROOT],
] as const

/** Finds how many turns it is from everywhere to a place, for whoever goes as that unit does. */
export function findWays(t: Table, u: Unit, to: Box): Way {
  const { right, top } = ground(t)
  const across = Math.ceil(right / CELL)
  const along = Math.ceil(top / CELL)
  const [open, cover] = paces(t, u)
  const cost = costs(t, mobilityOf(t, u), open, cover, across, along)
  const turns = new Float64Array(cost.length).fill(NEVER)
  const queue: number[] = []
  for (let c = 0; c < turns.length; c++) {
    const x = (c % across) * CELL
    const y = Math.trunc(c / across) * CELL
    if (x > to.x1 || x + CELL < to.x0 || y > to.y1 || y + CELL < to.y0) continue
    turns[c] = 0
    queue.push(c)
  }
  for (let n = 0; n < queue.length; n++) spreadFrom(queue[n], turns, cost, across, along, queue)
  return { turns, across }
}
function spreadFrom(
  c: number,
  turns: Float64Array,
  cost: Float64Array,
  across: number,
  along: number,
  queue: number[],
): void {
  const cx = c % across
  const cy = Math.trunc(c / across)
  for (const [dx, dy, length] of STEPS) {
    const [x, y] = [cx + dx, cy + dy]
    if (x < 0 || y < 0 || x >= across || y >= along) continue
    const next = y * across + x
    const by = turns[c] + (length * (cost[c] + cost[next])) / 2
    if (cost[next] >= NEVER || by >= turns[next] - 1e-9) continue
    turns[next] = by
    queue.push(next)
  }
}

/** How many turns it is from a place, between the cells about it. */
export function turnsFrom({ turns, across }: Way, x: number, y: number): number {
  const along = turns.length / across
  const fx = Math.max(0, Math.min(across - 1, x / CELL - 0.5))
  const fy = Math.max(0, Math.min(along - 1, y / CELL - 0.5))
  const [cx, cy] = [Math.trunc(fx), Math.trunc(fy)]
  const [px, py] = [fx - cx, fy - cy]
  let sum = 0
  let weight = 0
  for (const [i, k, w] of [
    [cx, cy, (1 - px) * (1 - py)],
    [cx + 1, cy, px * (1 - py)],
    [cx, cy + 1, (1 - px) * py],
    [cx + 1, cy + 1, px * py],
  ] as const) {
    if (w === 0 || i >= across || k >= along || turns[k * across + i] >= NEVER) continue
    sum += w * turns[k * across + i]
    weight += w
  }
  return weight === 0 ? NEVER : sum / weight
}
