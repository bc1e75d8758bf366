import { FACINGS } from './data/facings.ts'
import { PARTS } from './data/values.ts'

/** §9.1: inches as the table counts them, in sixteenths. */
export const sixteenths = (inches: number): number => Math.round(inches * PARTS)
/** The square of a distance in inches, in sixteenths: what squares of distances are compared with. */
export const squareOf = (inches: number): number => sixteenths(inches) * sixteenths(inches)

/** §9.7: ways to face, clockwise from the north. */
export const WAYS = 16
/** §12.4: ways that make a right angle. */
export const RIGHT_ANGLE = WAYS / 4

const steps = (which: 'step' | 'open' | 'touch', axis: 0 | 1): Int32Array =>
  Int32Array.from(FACINGS, (facing) => facing[which][axis])
/** §9.5: the step F of each facing in close order; its right-hand step R is (y, -x). */
export const STEP_X = steps('step', 0)
export const STEP_Y = steps('step', 1)
/** §9.6: the step in dispersed order. */
export const OPEN_X = steps('open', 0)
export const OPEN_Y = steps('open', 1)
/** §12.8: where a figure touches that side of a stand. */
export const TOUCH_X = steps('touch', 0)
export const TOUCH_Y = steps('touch', 1)

/** How many ways there are from one facing to another, the shorter way round. */
export function waysBetween(a: number, b: number): number {
  const ways = (a - b + WAYS) % WAYS
  return Math.min(ways, WAYS - ways)
}
