import type { Dice } from './dice/dice.ts'
import type { Rules } from './game.ts'
import { NOBODY, SIDES, type Side } from './side.ts'
import { copy, newTable, type TableBase } from './table/table.ts'

/** The table as a side may know it, written to `into` (a new table when left out). NOBODY sees what both sides see. */
export function view<T extends TableBase>(game: Rules<T>, t: T, side: Side, into: T = blank(game)): T {
  copy(t, into)
  if (game.fog === undefined) return into
  forgetCounts(into)
  for (const each of SIDES) if (side === NOBODY || side === each) game.fog.hide(into, each)
  return into
}

/** What the kernel counts for the match as a whole tells of dice that others rolled, and of what was shown to others. */
function forgetCounts({ core }: TableBase): void {
  core.rolls = 0
  core.reveals = 0
  core.subject = 0
  core.subjectFrom = 0
}

/** One full position that the side could not tell from the true one, made from its view alone. */
export function imagine<T extends TableBase>(
  game: Rules<T>,
  seen: T,
  side: Side,
  dice: Dice,
  into: T = blank(game),
): T {
  copy(seen, into)
  if (game.fog === undefined) return into
  game.fog.imagine(into, side, dice)
  // Last: whoever lays out what is hidden may count as he does so.
  forgetCounts(into)
  return into
}

/** An empty table of the game. */
export const blank = <T extends TableBase>(game: Rules<T>): T => newTable(game.layout) as unknown as T

/** Another table with the same position. */
export function copyOf<T extends TableBase>(game: Rules<T>, t: T): T {
  const same = blank(game)
  copy(t, same)
  return same
}
