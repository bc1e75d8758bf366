import type { Panel } from '@boma/showing'
import type { Fight, Round } from './fights.ts'
import { areDiceSeen } from './stages.ts'

/** A row of the board: a round that was fought, one that somebody decides about or that is to come, or both in one. */
export interface Row {
  readonly name: string
  readonly rule: string
  /** The round as it was fought, and its place among them. */
  readonly round?: Round
  readonly index: number
  /** What the game says of it, as long as it is not over. */
  readonly ahead?: Panel['rows'][number]
}

/**
 * The rows of a board after so many stages: rounds as they were fought, then what the game has ahead. A round that is
 * fought and that somebody must decide about is one row.
 */
export function rowsOf(
  fight: Fight | undefined,
  panel: Panel | undefined,
  stage: number,
  isPlaying: boolean,
): readonly Row[] {
  const rounds = fight?.rounds ?? []
  const fought = rounds
    .map((round, index): Row => ({ name: round.name, rule: round.rule, round, index }))
    .filter(({ index }) => areDiceSeen(stage, index))
  // What is ahead tells how the dice fell: it waits until they have.
  if (panel === undefined || isPlaying) return fought
  const names = new Set(rounds.map((round) => round.name))
  const ahead = panel.rows
    .filter((row) => row.active || !names.has(row.name))
    .map((row): Row => ({ name: row.name, rule: row.rule, index: -1, ahead: row }))
  const last = fought.at(-1)
  const [same, ...others] = ahead
  if (last === undefined || same === undefined || same.ahead?.active !== true || same.name !== last.name)
    return [...fought, ...ahead]
  return [...fought.slice(0, -1), { ...last, ...(same.ahead ? { ahead: same.ahead } : {}) }, ...others]
}
