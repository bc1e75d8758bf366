/** How far the bottom sheet of a phone is drawn up. */
export type Draw = 'low' | 'half' | 'full'

const DRAWS: readonly Draw[] = ['low', 'half', 'full']

/** How high the sheet then is, in pixels, under a bar of 52 (layout-phone.css says the same). */
const heightOf = (draw: Draw, screen: number): number =>
  ({ low: 96, half: Math.min(330, 0.6 * screen), full: screen - 52 })[draw]

/** Where a sheet comes to rest that was let go at this height: at the nearest of its three. */
export function restingDraw(height: number, screen: number): Draw {
  const off = (draw: Draw) => Math.abs(heightOf(draw, screen) - height)
  return DRAWS.reduce((best, draw) => (off(draw) < off(best) ? draw : best))
}

/** Where a press on the grip takes the sheet: up a step, and from the top back to the middle. */
export const nextDraw = (draw: Draw): Draw => (draw === 'half' ? 'full' : 'half')
