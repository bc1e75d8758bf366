import {
  COMPASS,
  CORNER_X,
  CORNER_Y,
  DIRECTIONS,
  type Direction,
  type Grid,
  type Hex,
  nameHex,
  neighbour,
  OFF_MAP,
  type OffMap,
  parseHex,
} from '@boma/kernel'
import type { OverlayFault } from './form.ts'

/** A grid with its hexes and sides called by their names. */
export interface Geometry {
  readonly hexes: readonly string[]
  isHex(name: string): boolean
  near(name: string): readonly string[]
  /** The side between two hexes as the data name it, '2117S'; undefined when they do not touch. */
  sideBetween(a: string, b: string): string | undefined
  /** The two hexes of a side; undefined when it is not named as the data name sides. */
  hexesOf(side: string): readonly [string, string] | undefined
  /** The two ends of a side, as corners of hexes. */
  ends(side: string): readonly string[]
  corners(name: string): readonly string[]
}

/** Directions in which the data name sides: from the lower of the two hexes. */
const WAYS = { NE: COMPASS.NE, SE: COMPASS.SE, S: COMPASS.S } as const
const wayNamed = (d: Direction) => Object.entries(WAYS).find(([, way]) => way === d)?.[0]

/** Opens a grid for whoever knows it by printed numbers. */
export function geometryOf(grid: Grid): Geometry {
  const name = (hex: Hex) => nameHex(grid, hex)
  const find = (text: string) => parseHex(grid, text)
  const beyond = (hex: Hex, d: Direction) => neighbour(grid, hex, d)
  const corner = (hex: Hex, d: number) => `${3 * grid.x[hex] + CORNER_X[d % 6]},${grid.y[hex] + CORNER_Y[d % 6]}`
  /** A side's hex and direction. */
  const parts = (side: string): readonly [Hex, Direction] | undefined => {
    const hex = find(side.slice(0, 4))
    const way = WAYS[side.slice(4) as keyof typeof WAYS]
    return hex === undefined || way === undefined ? undefined : [hex, way]
  }
  return {
    hexes: Array.from({ length: grid.size }, (_, hex) => name(hex as Hex)),
    isHex: (text) => find(text) !== undefined,
    near(text) {
      const hex = find(text)
      return hex === undefined ? [] : DIRECTIONS.flatMap((d) => nameIfAny(grid, beyond(hex, d)))
    },
    sideBetween(a, b) {
      const [from, to] = a < b ? [a, b] : [b, a]
      const hex = find(from)
      const d = hex === undefined ? undefined : DIRECTIONS.find((way) => beyond(hex, way) === find(to))
      return d === undefined ? undefined : `${from}${wayNamed(d)}`
    },
    hexesOf(side) {
      const part = parts(side)
      const to = part && beyond(part[0], part[1])
      return part === undefined || to === undefined || to === OFF_MAP ? undefined : [name(part[0]), name(to)]
    },
    ends(side) {
      const part = parts(side)
      return part === undefined ? [] : [corner(part[0], part[1]), corner(part[0], part[1] + 1)]
    },
    corners(text) {
      const hex = find(text)
      return hex === undefined ? [] : DIRECTIONS.map((d) => corner(hex, d))
    },
  }
}

const nameIfAny = (grid: Grid, hex: Hex | OffMap): readonly string[] => (hex === OFF_MAP ? [] : [nameHex(grid, hex)])

/** Each entry that a list holds more than once. */
export function twice<T>(list: readonly T[]): readonly T[] {
  const seen = new Set<T>()
  return list.filter((x) => seen.has(x) || !seen.add(x))
}

/** The same as faults of a list. */
export const twiceFaults = (path: string, list: readonly string[]): readonly OverlayFault[] =>
  twice(list).map((name) => ({ path, problem: `${name} is there twice` }))
