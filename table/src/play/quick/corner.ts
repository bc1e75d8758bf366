import type { Point } from '@boma/showing'

interface Size {
  readonly width: number
  readonly height: number
}

/** A corner of the map. */
interface Corner {
  readonly isLeft: boolean
  readonly isHigh: boolean
}

/** How wide a strip is with its rim, and how much of a space lies around its middle. */
const WIDE = 556
const AROUND = 16

/** The corners in the order in which they are liked. */
const CORNERS: readonly Corner[] = [
  { isLeft: false, isHigh: false },
  { isLeft: false, isHigh: true },
  { isLeft: true, isHigh: false },
  { isLeft: true, isHigh: true },
]

/** Is a point within a rectangle? */
export const isWithin = ([x, y]: Point, at: Size & { readonly x: number; readonly y: number }): boolean =>
  x >= at.x && y >= at.y && x <= at.x + at.width && y <= at.y + at.height

/** The corner of a map in which a strip of this height hides the fewest of these places; the first of them counts most. */
export function bestCorner(places: readonly Point[], map: Size, height: number): Corner {
  const [width, deep] = [Math.min(WIDE, map.width) + AROUND, height + 2 * AROUND]
  const hides = ({ isLeft, isHigh }: Corner): number => {
    const strip = { x: isLeft ? 0 : map.width - width, y: isHigh ? 0 : map.height - deep, width, height: deep }
    return places.reduce((sum, place, i) => sum + (isWithin(place, strip) ? (i === 0 ? places.length : 1) : 0), 0)
  }
  return CORNERS.reduce((best, corner) => (hides(corner) < hides(best) ? corner : best))
}
