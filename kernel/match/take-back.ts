import { EVERYONE, type Seat, type Sides } from '../side.ts'
import type { Undone, UndoneByConsent } from './answers.ts'
import type { Match } from './match.ts'

/** What stands in the way of a seat that would take back its last order by itself; 'done' when nothing does. */
export function whyNotUndo({ last, over, table }: Match, seat: Seat | undefined): Undone {
  if (last === undefined) return 'nothing'
  // The end tells what was hidden, and the secret of the dice: whoever went back would know what the next ones show.
  if (over) return 'over'
  if (!Object.is(last.seat, seat)) return 'not-yours'
  if (last.dice.length > 0) return 'dice'
  return last.revealsBefore === table.core.reveals ? 'done' : 'reveal'
}

/** The same when these sides agree to take back the last order, whatever it was. */
export function whyNotUndoByConsent({ length, over, told }: Match, by: Sides): UndoneByConsent {
  if (length === 0) return 'nothing'
  if (over) return 'over'
  if (told) return 'told'
  return by === EVERYONE ? 'done' : 'no-consent'
}
