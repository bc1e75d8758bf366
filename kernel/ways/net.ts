import { DIRECTIONS } from '../hex/compass.ts'
import { crossing, type Grid, type Hex } from '../hex/grid.ts'
import type { Column } from '../id.ts'

/** In place of a place where there is none: beyond the edge of the map, at the end of a search that found nothing. */
export const NOWHERE = -1
/** The type of NOWHERE, so that the compiler insists on the check. */
export type Nowhere = typeof NOWHERE

/** Places (hexes, points, boxes) and the steps between them; made once, shared, never written. */
export interface Net<P extends number> {
  /** How many places there are: ids are below it. */
  readonly size: number
  /** The first link out of each place; behind the last place, the number of all links. */
  readonly firsts: Readonly<Column<number>>
  /** The place that each link comes from; links out of one place are numbered in a row. */
  readonly starts: Readonly<Column<number, P>>
  /** The place that each link leads to; `size`, which is no place, where it leads off the map. */
  readonly ends: Readonly<Column<number, P>>
}

/** A net of points: for each of them, the points that it leads to. */
export function netOf<P extends number>(leads: readonly (readonly (P | Nowhere)[])[]): Net<P> {
  const size = leads.length
  const firsts = new Int32Array(size + 1)
  for (const [place, ends] of leads.entries()) firsts[place + 1] = firsts[place] + ends.length
  const starts = leads.flatMap((ends, place) => ends.map(() => place))
  const ends = leads.flatMap((each) => each.map((place) => (place === NOWHERE ? size : place)))
  return Object.freeze({
    size,
    firsts,
    starts: Int16Array.from(starts) as Int16Array & Column<number, P>,
    ends: Int16Array.from(ends) as Int16Array & Column<number, P>,
  })
}

/**
 * The net of a map with so many boxes beside it, which are numbered from the last hex on. The first six links out of a
 * hex are its directions; `joined` adds others, each between two places and for both ways.
 */
export function hexNet(grid: Grid, boxes = 0, joined: readonly (readonly [Hex, Hex])[] = []): Net<Hex> {
  const leads = Array.from({ length: grid.size + boxes }, (_, place): (Hex | Nowhere)[] =>
    place < grid.size ? DIRECTIONS.map((d) => grid.neighbours[crossing(place as Hex, d)]) : [],
  )
  for (const [a, b] of joined) {
    leads[a]?.push(b)
    leads[b]?.push(a)
  }
  return netOf(leads)
}
