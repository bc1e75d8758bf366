import { type Dice, type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import { Chronicle } from '../events/log.ts'
import type { Rules } from '../game.ts'
import { begin } from '../play.ts'
import { restore, type TableBase } from '../table/table.ts'

/** What was chosen before a match: the scenario by its number, and the options as bits. */
export interface Chosen {
  readonly scenario: number
  readonly options: number
}

/** Plays a match on to its first decision; gives what happened, or the die that a person has to type in first. */
export function beginMatch<T extends TableBase>(
  game: Rules<T>,
  t: T,
  chosen: Chosen,
  dice: Dice,
): Chronicle | DiceWanted {
  const heard = new Chronicle(game.flow)
  try {
    begin(game, t, chosen, dice, heard)
    return heard
  } catch (caught) {
    t.bytes.fill(0)
    if (!isDiceWanted(caught)) throw caught
    return caught
  }
}

/** Begins a match with a position. */
export function startFrom(t: TableBase, { scenario, options }: Chosen, position: Uint8Array): void {
  restore(t, position)
  if (t.core.scenario !== scenario || t.core.options !== options)
    throw new RangeError('the match starts from a position of another scenario or with other options')
}
