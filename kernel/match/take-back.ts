import { EVERYONE, type Seat, type Sides } from '../side.ts'
import type { Undone, UndoneByConsent, UndoneOnce } from './answers.ts'
import type { Deed } from './journal.ts'
import type { Match } from './match.ts'

/**
 * How often a side may take back an order by itself before the other side is asked again: far more than a person does who
 * tries out every march of a turn or turns every counter notch by notch, and an end for a program that keeps the others
 * waiting. It leaves nothing in the journal, so that a match which is opened again counts anew.
 */
export const MOST_TAKE_BACKS = 1000

/** What ends free undo: a die, something that was shown, a question to the other side. */
type Bar = 'dice' | 'reveal' | 'asked'

/**
 * How far a match may be taken back by one side alone. What was rolled, shown or asked stays known, so the orders up to
 * there are fixed for good, also when the players agree to take back the very order that did it.
 */
export class Reach {
  /** How many of the orders that stand are fixed, and what fixed the last of them. */
  #fixed = 0
  #bar: Bar = 'asked'
  /** How often an order was taken back freely since the other side was asked. */
  #backs = 0

  /** Is the last order fixed? */
  isFixed({ length }: Match): boolean {
    return length <= this.#fixed
  }

  /** An order was played: it is fixed now, with all before it, if something came of it that cannot be unknown again. */
  played({ length, table, decision }: Match, { side, dice, revealsBefore }: Deed): boolean {
    const asked = decision?.side !== side
    if (asked) this.#backs = 0
    const bar = dice.length > 0 ? 'dice' : table.core.reveals !== revealsBefore ? 'reveal' : 'asked'
    if (bar === 'asked' && !asked) return false
    this.#fixed = length
    this.#bar = bar
    return true
  }

  /** An order was taken back; all that stands is fixed when that had to be agreed upon. */
  tookBack({ length }: Match, isAgreed: boolean): void {
    if (isAgreed) this.#fixed = length
    else this.#backs++
  }

  /** What stands in the way of a seat that would take back its last order by itself; 'done' when nothing does. */
  whyNot(match: Match, seat: Seat | undefined): Undone {
    const { last } = match
    if (last === undefined) return 'nothing'
    // The end tells what was hidden, and the secret of the dice: whoever went back would know what the next ones show.
    if (match.over) return 'over'
    if (!Object.is(last.seat, seat)) return 'not-yours'
    if (this.isFixed(match)) return this.#bar
    return this.#backs < MOST_TAKE_BACKS ? 'done' : 'often'
  }
}

/** What stands in the way of these sides, who agree to take back the last order, whatever it was. */
export function whyNotUndoByConsent({ length, over, told }: Match, by: Sides): UndoneByConsent {
  if (length === 0) return 'nothing'
  if (over) return 'over'
  if (told) return 'told'
  return by === EVERYONE ? 'done' : 'no-consent'
}

/** The same of a record from before, which has a line for what a side took back alone: it went as far as dice and reveals. */
export function whyNotUndoOnce({ last, over, table }: Match): UndoneOnce {
  if (last === undefined) return 'nothing'
  if (over) return 'over'
  if (last.dice.length > 0) return 'dice'
  return last.revealsBefore === table.core.reveals ? 'done' : 'reveal'
}
