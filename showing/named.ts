import type { Names, TableBase } from '@boma/kernel'
import type { SpokenGame } from './game.ts'

/** What those are called at a table who are others in every match; undefined where they are the same in all. */
export const namesAt = ({ page }: SpokenGame, t: TableBase): Names | undefined => page.tabletop?.names(t)

/** The game as it is spoken of with these names. */
export const namedSo = <T extends TableBase>(game: SpokenGame<T>, names: Names | undefined): SpokenGame<T> =>
  names === undefined ? game : { ...game, tongue: { ...game.tongue, names: { ...game.tongue.names, ...names } } }

/** The game as it is spoken of at this table: units go by their names in this match. */
export const namedAt = <T extends TableBase>(game: SpokenGame<T>, t: T): SpokenGame<T> =>
  namedSo(game, namesAt(game, t))
