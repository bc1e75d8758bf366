import type { Names, TableBase } from '@boma/kernel'
import type { Game } from './game.ts'

/** What those are called at a table who are others in every match; undefined where they are the same in all. */
export const namesAt = (game: Game, t: TableBase): Names | undefined => game.present.page?.names?.(t)

/** The game as it is spoken of with these names. */
export const namedSo = (game: Game, names: Names | undefined): Game =>
  names === undefined ? game : { ...game, present: { ...game.present, names: { ...game.present.names, ...names } } }

/** The game as it is spoken of at this table: units go by their names in this match. */
export const namedAt = (game: Game, t: TableBase): Game => namedSo(game, namesAt(game, t))
