import type { BySide } from '@boma/kernel'
import { LENGTHS } from './lengths.ts'

/** How long matches of a scenario were and how they ended, between two greedy players. */
export interface ScenarioLength {
  readonly game: string
  readonly scenario: string
  readonly matches: number
  /** Orders of both sides together, the median. */
  readonly orders: number
  /** What each side had of the matches; a draw is half a point. */
  readonly points: BySide<number>
}

/** How long a scenario was measured to be; undefined where nobody has. */
export const lengthOf = (game: string, scenario: string): ScenarioLength | undefined =>
  LENGTHS.find((length) => length.game === game && length.scenario === scenario)
