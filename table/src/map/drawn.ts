import type { Board } from '@boma/showing'
import type { Highlights } from './highlights.ts'
import type { Rect } from './labels.ts'

/** What lights are drawn from. */
export interface Drawn {
  readonly board: Board
  readonly lights: Highlights
  /** Pixels to a board unit. */
  readonly scale: number
}

/** The same for what keeps clear of counters. */
export interface DrawnBesides extends Drawn {
  /** What the counters in a space cover; undefined where there are none. */
  readonly coveredAt: (space: number) => Rect | undefined
}
