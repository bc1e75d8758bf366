import type { Board, Point } from '@boma/kernel'
import { PROJECTION } from '../data/shore.ts'

/** Degrees between the lines, and where the first and the last of them are: they run on beyond the sheet. */
const GAP = 2
const EAST = { from: 28, to: 44 } as const
const NORTH = { from: -20, to: 2 } as const
/** Meridians bend, so that they are drawn by pieces of so many degrees. */
const PIECE = 1

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a place of the earth lies, in the hexes of PROJECTION. */
function inHexes(east: number, north: number): Point {
  const { meridian, earthRadius, a, b, tx, ty } = PROJECTION
  const x = earthRadius * Math.cos(radians(north)) * radians(east - meridian)
  const y = earthRadius * radians(north)
  return [a * x + b * y + tx, b * x - a * y + ty]
}

/** The net of degrees over the sheet; `onBoard` says where a point of PROJECTION lies on it, `e` stands for east. */
export function graticule(onBoard: (point: Point) => Point, e: string): NonNullable<Board['graticule']> {
  const line = (label: string, points: readonly Point[]) => ({ label, line: points.map(onBoard) })
  return [
    ...every(GAP, EAST).map((east) =>
      line(
        `${east}° ${e}`,
        every(PIECE, NORTH).map((north) => inHexes(east, north)),
      ),
    ),
    // Parallels are straight on a sinusoidal map.
    ...every(GAP, NORTH).map((north) => line(latitude(north), [inHexes(EAST.from, north), inHexes(EAST.to, north)])),
  ]
}

const latitude = (north: number): string => {
  if (north === 0) return '0°'
  return `${Math.abs(north)}° ${north < 0 ? 'S' : 'N'}`
}

const every = (gap: number, { from, to }: { readonly from: number; readonly to: number }): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, i) => from + i * gap)
