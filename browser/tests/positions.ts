import { type Game, Match, snapshot, type TableBase, writeRecord } from '@boma/kernel'

/** A match that two persons at one screen begin in this very position, whatever led to it. */
export const beginningAt = (game: Game, scenario: string, options: readonly string[], position: TableBase): Match =>
  new Match(game, {
    scenario,
    options: [...options],
    dice: { kind: 'cipher', secret: new Uint8Array(16) },
    start: snapshot(position),
  })

/** The same as the text of a record. */
export const recordOf = (match: Match): string => `${writeRecord(match.record(true))}# seats person person\n`
