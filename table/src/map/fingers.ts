import type { Point } from '@boma/showing'

/** The fingers, or the mouse, on the map, and how far they have wandered since the first came down. */
export interface Fingers {
  readonly at: ReadonlyMap<number, Point>
  readonly wandered: number
  /** Were there ever two? Then it was no tap. */
  readonly several: boolean
}

/** What a move of the fingers does to the sheet: drags it, and brings it nearer about a point. */
export interface Pull {
  readonly drag: Point
  readonly factor: number
  readonly about: Point
}

/** Nobody touches the map. */
export const NONE: Fingers = { at: new Map(), wandered: 0, several: false }

/** How far a finger may wander and still have tapped, in pixels. */
const SLACK = 6

/** Is it still a tap? */
export const isTap = (fingers: Fingers): boolean => fingers.wandered <= SLACK && !fingers.several

/** A finger comes down. */
export function down(fingers: Fingers, id: number, point: Point): Fingers {
  const before = fingers.at.size === 0 ? NONE : fingers
  return { ...before, at: new Map(before.at).set(id, point), several: before.at.size > 0 }
}

/** A finger goes up. */
export function up(fingers: Fingers, id: number): Fingers {
  const at = new Map(fingers.at)
  at.delete(id)
  return { ...fingers, at }
}

/** A finger moves: one drags; of two, the middle drags and the distance between them zooms. */
export function moved(fingers: Fingers, id: number, point: Point): { fingers: Fingers; pull: Pull | undefined } {
  const from = fingers.at.get(id)
  if (from === undefined) return { fingers, pull: undefined }
  const after = new Map(fingers.at).set(id, point)
  const [was, is] = [middle(fingers.at), middle(after)]
  const drag: Point = [is[0] - was[0], is[1] - was[1]]
  const wandered = fingers.wandered + Math.hypot(point[0] - from[0], point[1] - from[1])
  const factor = after.size > 1 ? spread(after, is) / Math.max(1, spread(fingers.at, was)) : 1
  return { fingers: { ...fingers, at: after, wandered }, pull: { drag, factor, about: is } }
}

function middle(at: ReadonlyMap<number, Point>): Point {
  let [x, y] = [0, 0]
  for (const point of at.values()) {
    x += point[0]
    y += point[1]
  }
  return [x / at.size, y / at.size]
}

/** How far the fingers are from their middle, all together. */
function spread(at: ReadonlyMap<number, Point>, [x, y]: Point): number {
  let sum = 0
  for (const point of at.values()) sum += Math.hypot(point[0] - x, point[1] - y)
  return sum
}
