import { DEPTH, PARTS, ROCKS, WIDTH } from './data/table.ts'
import { BASE, WAYS } from './data/values.ts'

/** §1.1: inches as the table counts them, in parts. */
export const parts = (inches: number): number => Math.round(inches * PARTS)

/** §1.1: the far edges of the table, in parts. */
export const RIGHT = parts(WIDTH)
export const BOTTOM = parts(DEPTH)

/** §1.3: the radius of a base, in parts. */
export const BASE_PARTS = parts(BASE)

/** §1.2: the rocks: x, y and radius of each, in parts. */
export const ROCK_PARTS = Int16Array.from(ROCKS.flatMap(({ x, y, radius }) => [parts(x), parts(y), parts(radius)]))

/** §1.4: each way to face as a step to the right and one down, in whole numbers, so that every machine agrees. */
export const FACING_X = Int16Array.from({ length: WAYS }, (_, way) =>
  Math.round(1000 * Math.sin((2 * Math.PI * way) / WAYS)),
)
export const FACING_Y = Int16Array.from(
  { length: WAYS },
  (_, way) => -Math.round(1000 * Math.cos((2 * Math.PI * way) / WAYS)),
)
