import type { ZoomStep } from '../steps.ts'

/** A line in the water along the shore: so many pixels out, so strong. */
export interface WaterLine {
  readonly distance: number
  readonly strength: number
}

const STRENGTHS = [0.24, 0.33, 0.44, 0.56, 0.7, 0.85]
const FAR = [36, 26.5, 18.5, 12, 7, 3]
const WHOLE_BOARD = [12.6, 8.4, 5, 2.2]

/** The lines that follow a shore, widest first: each is drawn over the one before, and land over all of them. */
export function waterLines(step: ZoomStep): readonly WaterLine[] {
  const distances = step === 'board' ? WHOLE_BOARD : FAR
  const strengths = STRENGTHS.slice(-distances.length)
  return distances.map((distance, i) => ({ distance, strength: strengths[i] ?? 1 }))
}
