import type { Point } from '@boma/showing'
import { isLand } from '../draw/land.ts'
import { boundsOf, edgeDistance, type Ring } from './outline.ts'

/** How things are strewn over a piece of ground. */
export interface Strewn {
  /** How far things are apart, at least. */
  readonly apart: number
  /** How far they stay away from the edge. */
  readonly inset: number
  /** Numbers from 0 to 1. */
  readonly random: () => number
}

/** How many places are tried for each that is found. */
const TRIES = 14

/** Places within some rings for trees, huts or stones: none near another, none at the edge. */
export function strew(rings: readonly Ring[], { apart, inset, random }: Strewn): readonly Point[] {
  if (rings.length === 0) return []
  const { from, to } = boundsOf(rings)
  const [width, height] = [to[0] - from[0], to[1] - from[1]]
  const places: Point[] = []
  for (let tries = Math.ceil((TRIES * width * height) / (apart * apart)); tries > 0; tries--) {
    const place: Point = [from[0] + random() * width, from[1] + random() * height]
    const isFree = places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) >= apart)
    if (isFree && isLand(rings, place) && edgeDistance(rings, place) >= inset) places.push(place)
  }
  // What stands farther down is nearer, and drawn over the rest.
  return places.sort((a, b) => a[1] - b[1])
}
