import { seatsOf } from '../game.ts'
import { isOver, toDecide } from '../play.ts'
import { EVERYONE, NOBODY, type Seat, type Sides } from '../side.ts'
import type { Undone, UndoneByConsent, UndoneOnce } from './answers.ts'
import type { Course } from './course.ts'
import type { Deed } from './journal.ts'
import { type Bar, barOf } from './known.ts'
import type { Match } from './match.ts'

/**
 * How often a side may take back an order by itself before the other side is asked again: far more than a person does who
 * tries out every march of a turn or turns every counter notch by notch, and an end for a program that keeps the others
 * waiting. It leaves nothing in the journal, so that a match which is opened again counts anew.
 */
export const MOST_TAKE_BACKS = 1000

/**
 * How far a match may be taken back by one side alone. That follows from what the side knows of its orders (`barOf`), so
 * that the answer tells it no more; what the journal keeps follows from what is true.
 */
export class Leeway {
  /** How many of the orders that stand stay in the journal whatever comes. */
  #stay = 0
  /** How many are out of reach because one behind them was taken back by consent, and what had barred that one. */
  #agreed = 0
  #bar: Bar = 'asked'
  /** How often an order was taken back freely since the other side was asked. */
  #backs = 0

  /** Does the last order stay in the journal, even when it is taken back? */
  stays({ length }: Course): boolean {
    return length <= this.#stay
  }

  /** An order was played: it stays, with all before it, if a die was rolled, something shown or the other side asked. */
  played({ game, length, table }: Course, { side, dice, revealsBefore }: Deed): boolean {
    const asked = isOver(table) || toDecide(game, table) !== side
    if (asked) this.#backs = 0
    const stays = asked || dice.length > 0 || table.core.reveals !== revealsBefore
    if (stays) this.#stay = length
    return stays
  }

  /** The last order is going to be taken back: without a trace, by its side alone, or because all agree. */
  takeBack(match: Course, by: Sides | undefined): void {
    const left = match.length - 1
    if (by !== undefined) this.#stay = left
    if (by !== EVERYONE) this.#backs++
    else {
      // What was rolled, shown or asked stays known: nobody goes back behind it alone.
      this.#agreed = left
      this.#bar = barOf(match) ?? 'asked'
    }
  }

  /** What stands in the way of a seat that would take back its last order by itself; 'done' when nothing does. */
  whyNot(match: Match, seat: Seat | undefined): Undone {
    const { last } = match
    // The end tells what was hidden, and the secret of the dice: whoever went back would know what the next ones show.
    if (match.over) return 'over'
    if (last === undefined || !Object.is(last.seat, seat)) return whyNone(match, seat)
    if (match.length <= this.#agreed) return this.#bar
    return barOf(match) ?? (this.#backs < MOST_TAKE_BACKS ? 'done' : 'often')
  }
}

/** Why a seat has no order to take back, as far as it may know: of orders that left no trace in its log it must not hear. */
function whyNone(match: Match, seat: Seat | undefined): Undone {
  const side = seatsOf(match.game).find((_, i) => Object.is(i, seat))?.side
  const [last] = side === undefined ? [] : match.log(side, -1)
  if (last === undefined || last.side === NOBODY) return last === undefined ? 'not-yours' : 'nothing'
  return last.order?.seat === seat ? 'asked' : 'not-yours'
}

/** What stands in the way of these sides, who agree to take back the last order, whatever it was. */
export function whyNotUndoByConsent({ length, over, told }: Course, by: Sides): UndoneByConsent {
  if (length === 0) return 'nothing'
  if (over) return 'over'
  if (told) return 'told'
  return by === EVERYONE ? 'done' : 'no-consent'
}

/** The same of what a record has as taken back by a side alone: once it went to the last die or reveal, whoever was asked. */
export function whyNotUndoOnce(match: Course): UndoneOnce {
  const { last, over, table } = match
  if (last === undefined) return 'nothing'
  if (over) return 'over'
  const bar = last.dice.length > 0 ? 'dice' : last.revealsBefore === table.core.reveals ? undefined : 'reveal'
  return bar === undefined || barOf(match) === undefined ? 'done' : bar
}
