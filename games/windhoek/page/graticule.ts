import type { Board, Point } from '@boma/kernel'
import { PROJECTION } from '../data/map.ts'

/** Degrees between the lines, and where the first and the last of them are: they run on beyond the sheet. */
const GAP = 2
const EAST = { from: 6, to: 26 } as const
const SOUTH = { from: 12, to: 34 } as const
/** Meridians bend, so that they are drawn by pieces of so many degrees. */
const PIECE = 1

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a place of the earth lies, in the hexes of PROJECTION: kilometres of a sinusoidal map, turned and scaled. */
export function inHexes(east: number, south: number): Point {
  const { meridian, earthRadius, a, b, tx, ty } = PROJECTION
  const x = earthRadius * Math.cos(radians(south)) * radians(east - meridian)
  const y = earthRadius * radians(-south)
  return [a * x + b * y + tx, b * x - a * y + ty]
}

/** The net of degrees over the sheet; `onBoard` says where a point of PROJECTION lies on it, `e` stands for east. */
export function graticule(onBoard: (point: Point) => Point, e: string): NonNullable<Board['graticule']> {
  const line = (label: string, points: readonly Point[]) => ({ label, line: points.map(onBoard) })
  return [
    ...every(GAP, EAST).map((east) =>
      line(
        `${east}° ${e}`,
        every(PIECE, SOUTH).map((south) => inHexes(east, south)),
      ),
    ),
    // Parallels are straight on a sinusoidal map.
    ...every(GAP, SOUTH).map((south) => line(`${south}° S`, [inHexes(EAST.from, south), inHexes(EAST.to, south)])),
  ]
}

const every = (gap: number, { from, to }: { readonly from: number; readonly to: number }): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, i) => from + i * gap)
