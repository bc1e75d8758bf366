/** How much a sheet shows, from the whole board to a few hexes. */
export const STEPS = ['board', 'theatre', 'play', 'close'] as const

/** A step of the zoom. */
export type ZoomStep = (typeof STEPS)[number]

/** The step at so many pixels a hex. */
export function stepOf(scale: number): ZoomStep {
  if (scale < 24) return 'board'
  if (scale < 45) return 'theatre'
  return scale <= 80 ? 'play' : 'close'
}

/** A scale in the middle of each step, for which its marks are drawn. */
export const USUAL: Readonly<Record<ZoomStep, number>> = { board: 18, theatre: 33, play: 60, close: 100 }
