import type { AreaName, Board, Point } from './presence/board.ts'
import { type Text, text } from './text.ts'

// What the sheets of real countries have in common: coasts from an atlas, the net of degrees, names over areas.

/** Points written as 'x,y x,y'. */
export const pointsOf = (text: string): readonly Point[] =>
  text.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })

const hundredths = (n: number): number => Math.round(n * 100) / 100

/** Rings of points, each written as 'x,y x,y', as an SVG path; `place` says where a point lies on the board. */
export const ringsPath = (rings: readonly string[], place: (point: Point) => Point = (point) => point): string =>
  rings
    .map(
      (ring) =>
        `M${pointsOf(ring)
          .map((point) => place(point).map(hundredths).join(' '))
          .join('L')}Z`,
    )
    .join('')

/** Kilometres of a sinusoidal map about a meridian, turned and scaled: x = ax + by + tx, y = bx - ay + ty. */
export interface Projection {
  readonly meridian: number
  readonly earthRadius: number
  readonly a: number
  readonly b: number
  readonly tx: number
  readonly ty: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a place of the earth lies, in degrees east and north. */
export function projected({ meridian, earthRadius, a, b, tx, ty }: Projection, east: number, north: number): Point {
  const x = earthRadius * Math.cos(radians(north)) * radians(east - meridian)
  const y = earthRadius * radians(north)
  return [a * x + b * y + tx, b * x - a * y + ty]
}

/** Whole degrees, from the first line to the last. */
export type Degrees = readonly [from: number, to: number]

/**
 * Every second meridian and parallel of a sinusoidal map; `place` says where a place of the earth lies on the board, `e`
 * stands for east. Meridians bend, so that they are drawn by pieces of a degree; parallels are straight.
 */
export function graticule(place: Placing, east: Degrees, north: Degrees, e: Text): Lines<Text> {
  return [
    ...every(2, east).map((x) => ({
      label: text`${x}° ${e}`,
      line: every(1, north).map((y) => place(x, y)),
    })),
    ...every(2, north).map((y) => ({ label: latitude(y), line: east.map((x) => place(x, y)) })),
  ]
}

type Placing = (east: number, north: number) => Point
type Lines<W> = NonNullable<Board<W>['graticule']>

const latitude = (north: number): string => (north === 0 ? '0°' : `${Math.abs(north)}° ${north < 0 ? 'S' : 'N'}`)

const every = (gap: number, [from, to]: Degrees): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, i) => from + i * gap)

/** A name over an area as a game notes it down: each word, by its key, with the point it is written at. */
export interface Lettering<Key> {
  readonly of: AreaName['of']
  readonly angle: number
  readonly isChief?: boolean
  readonly words: readonly (readonly [key: Key, at: Point])[]
}

/** The names over areas in the words of a language. */
export const lettered = <Key, W>(names: readonly Lettering<Key>[], say: (key: Key) => W): readonly AreaName<W>[] =>
  names.map(({ of, angle, isChief = false, words }) => ({
    of,
    angle,
    isChief,
    words: words.map(([key, [x, y]]) => ({ text: say(key), x, y })),
  }))
