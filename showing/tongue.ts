import type { BySide, TableBase } from '@boma/kernel'
import type { Game, Present } from './game.ts'

/** All that a game says to people, in another language. Records and typed commands stay as they are. */
export interface Tongue<T extends TableBase = TableBase> {
  readonly name: string
  readonly sides: BySide<string>
  /** Names by the scenarios' and options' ids. */
  readonly scenarios: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  /** Names by the seats' ids, where sides are shared. */
  readonly seats?: Readonly<Record<string, string>>
  readonly present: Present<T>
}

/** The same game, played and recorded just alike, in another language. */
export const spokenIn = <T extends TableBase>(game: Game<T>, tongue: Tongue<T>): Game<T> => ({
  ...game,
  name: tongue.name,
  sides: tongue.sides,
  sideWords: game.sideWords ?? game.sides,
  ...(game.seats === undefined ? {} : { seats: renamed(game.seats, tongue.seats ?? {}) }),
  scenarios: renamed(game.scenarios, tongue.scenarios),
  options: renamed(game.options, tongue.options),
  present: tongue.present,
})

const renamed = <E extends { readonly id: string; readonly name: string }>(
  list: readonly E[],
  names: Readonly<Record<string, string>>,
): readonly E[] => list.map((each) => ({ ...each, name: names[each.id] ?? each.name }))
