import { ALLOWED, type Direction, type Hex, neighbour, OFF_MAP } from '@boma/kernel'
import { CAPE, CAPE_ENTRIES, grid, hex, isHex, RAIL_SIDES, ROUTES, SEA, TERRAIN_AT } from '../board.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { gaitOf, halts, stepCost, whyNotCross } from '../rules/13-movement.ts'
import { allowance } from '../stacks.ts'

// The ways of marches that are one action and yet go over many hexes, for the arrow that shows them.

type Way = readonly Hex[]

/** The neighbours of each hex along the railroads, those that may be laid one day included (21.0, 32.1). */
const TRACKS: ReadonlyMap<Hex, readonly Hex[]> = (() => {
  const tracks = new Map<Hex, Hex[]>()
  const add = (from: Hex, to: Hex) => tracks.set(from, [...(tracks.get(from) ?? []), to])
  for (let at = 0 as Hex; at < grid.size; at++)
    for (const [d, next] of neighbours(at)) if ((RAIL_SIDES[at] >> d) & 1) add(at, next)
  for (const line of ROUTES)
    line.slice(1).forEach((to, i) => {
      add(line[i], to)
      add(to, line[i])
    })
  return tracks
})()

function neighbours(of: Hex): readonly (readonly [Direction, Hex])[] {
  return ([0, 1, 2, 3, 4, 5] as readonly Direction[]).flatMap((d) => {
    const next = neighbour(grid, of, d)
    return next === OFF_MAP ? [] : [[d, next] as const]
  })
}

/** §21.2: the way by rail; there is but one wherever no line was laid to close a ring. */
export const railWay = (from: Hex, to: Hex): Way => shortest(from, to, (at) => TRACKS.get(at) ?? [])

/** Where ships from Cape Colony come from: the hex of the sea under its box. */
const ROADSTEAD = hex('2432')

/** §22.1: the way by sea, along the coast. */
export function seaWay(from: Hex, to: Hex): Way {
  const [start, end] = [from, to].map((place) => (isHex(place) ? place : ROADSTEAD))
  const isWater = (at: Hex) => TERRAIN_AT[at] === SEA
  const way = shortest(start, end, (at) =>
    neighbours(at).flatMap(([, next]) => (isWater(next) || (next === end && isWater(at)) ? [next] : [])),
  )
  return way.map((at) => (at !== ROADSTEAD ? at : at === start ? from : to))
}

/** The way over the fewest hexes, both ends included; none when nothing leads there. */
function shortest(from: Hex, to: Hex, leads: (at: Hex) => readonly Hex[]): Way {
  const before = new Map<Hex, Hex>([[from, from]])
  // A map goes on to what is added while it is walked.
  for (const at of before.keys()) {
    if (at === to) return traced(before, from, to)
    for (const next of leads(at)) if (!before.has(next)) before.set(next, at)
  }
  return []
}

/** Goes back from the end, asking each place which was before it. */
function traced(before: ReadonlyMap<Hex, Hex>, from: Hex, to: Hex): Way {
  const way = [to]
  for (let at = to; at !== from; ) {
    at = before.get(at) as Hex
    way.unshift(at)
  }
  return way
}

/** §20.3: the cheapest way on foot by which a unit comes to a place within one march; straight there when there is none. */
export function footWay(t: Table, unit: Unit, to: Hex): Way {
  const from = t.units.where[unit]
  const spent = new Map<Hex, number>([[from, 0]])
  const before = new Map<Hex, Hex>([[from, from]])
  const open = new Set<Hex>([from])
  while (open.size > 0) {
    const at = cheapest(open, spent)
    open.delete(at)
    if (at === to) return traced(before, from, to)
    if (at !== from && halts(t, unit, at)) continue
    for (const next of around(at)) {
      const total = (spent.get(at) ?? 0) + stepCost(t, gaitOf(unit), at, next)
      if (total > allowance(t, unit) || total >= (spent.get(next) ?? Number.POSITIVE_INFINITY)) continue
      if (whyNotCross(t, unit, at, next) !== ALLOWED) continue
      spent.set(next, total)
      before.set(next, at)
      open.add(next)
    }
  }
  return [from, to]
}

const cheapest = (open: ReadonlySet<Hex>, spent: ReadonlyMap<Hex, number>): Hex =>
  [...open].reduce((best, at) => ((spent.get(at) ?? 0) < (spent.get(best) ?? 0) ? at : best))

/** Where a step may lead: to the hexes around, and between the Cape Colony Box and the hexes at the edge (28.1). */
function around(at: Hex): readonly Hex[] {
  if (at === CAPE) return CAPE_ENTRIES
  const hexes = neighbours(at).map(([, next]) => next)
  return CAPE_ENTRIES.includes(at) ? [...hexes, CAPE] : hexes
}
