import type { Action } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import type { ShownLink } from '../dice/chain.ts'
import { view } from '../fog.ts'
import type { Rules } from '../game.ts'
import { legal, toDecide } from '../play.ts'
import type { Seat, Side, Sides } from '../side.ts'
import type { TableBase } from '../table/table.ts'
import type { Played, Undone, UndoneByConsent, UndoneOnce } from './answers.ts'
import { Course } from './course.ts'
import { type Ended, type Ending, whyNotEnd } from './ending.ts'
import { orderFrom } from './gate.ts'
import type { LogEntry, Token } from './log.ts'
import { type Seen, seenOf } from './seen.ts'
import { whyNotUndoByConsent, whyNotUndoOnce } from './take-back.ts'

/** A match at the table: one position, how it came about, and who may do what now. */
export class Match<T extends TableBase = TableBase, R extends Rules<T> = Rules<T>> extends Course<T, R> {
  readonly #moves = new Moves()

  /** What may be done now, always in the same order. */
  legal(): Action[] {
    legal(this.game, this.table, this.#moves)
    return this.#moves.toArray()
  }

  /** An order of one action. */
  play(seat: Seat | undefined, action: unknown): Played {
    return this.order(seat, [action])
  }

  /**
   * Plays actions for a seat, all or none, up to the first that rolls a die, shows the side something hidden, ends the
   * match or hands the decision over, be it to another seat of the side: what follows was given without knowing that. What
   * only the enemy gets to see does not stop it. All of it is one entry of the log and of the record, and one step of undo.
   * Seat and order may come from anyone: whatever is wrong with them is refused, and nothing is changed then. A link is
   * looked at before (`linkFault`).
   */
  order(seat: Seat | undefined, order: unknown, link?: ShownLink): Played {
    const actions = orderFrom(this.game, this.table, seat, order)
    return Array.isArray(actions) ? this.give(toDecide(this.game, this.table), actions, link) : actions
  }

  /** The same for a side, whichever of its seats is asked, and for actions that the rules alone may refuse: those of a record. */
  give(side: Side, actions: readonly Action[], link?: ShownLink): Played {
    const carried = this.carryOut(side, actions, link)
    return carried.kind === 'played' ? { kind: 'played', left: actions.slice(carried.deed.actions.length) } : carried
  }

  /** Ends the match otherwise than by its rules, and for good. */
  end(ending: Ending): Ended {
    const done = whyNotEnd(this, ending)
    if (done === 'done') this.endBy(ending)
    return done
  }

  /** Takes back this seat's last order, as long as it knows of nothing that was rolled, shown or asked of others since. */
  undo(seat: Seat | undefined): Undone {
    const done = this.whyNotUndo(seat)
    // What its side knows nothing of was rolled or shown all the same: then the journal has to say so.
    if (done === 'done') this.takeBack(this.known.leeway.stays(this) ? 0 : undefined)
    return done
  }

  /** What would stand in the way of that; 'done' when nothing does. */
  whyNotUndo(seat: Seat | undefined): Undone {
    return this.known.leeway.whyNot(this, seat)
  }

  /**
   * Takes back the last order, whatever it was, when all sides agree to just that. Its dice stay rolled and are void, what
   * it showed stays known, and the journal says so.
   */
  undoByConsent(by: Sides): UndoneByConsent {
    const done = whyNotUndoByConsent(this, by)
    // What could be taken back alone needs no line that all agreed.
    if (done === 'done') this.takeBack(this.known.leeway.stays(this) ? by : undefined)
    return done
  }

  /** Takes back the last order as a record from before says that its side did alone. */
  undoOnce(): UndoneOnce {
    const done = whyNotUndoOnce(this)
    if (done === 'done') this.takeBack(0)
    return done
  }

  /** The table as a side may know it, written to `into` (a new table when left out); NOBODY is an onlooker. */
  view(side: Side, into?: T): T {
    return view(this.game, this.table, side, into)
  }

  /** What happened, as a viewer may know it, from an entry of its log on; the first is what came before any order. */
  log(viewer: Side, from = 0): readonly LogEntry[] {
    return this.known.logs.of(viewer, this).from(from)
  }

  /** All that a viewer is given, of this moment; of his log what he has not read yet. */
  seen(viewer: Side, read: Token = ''): Seen {
    return seenOf(this as unknown as Match, this.known.logs.of(viewer, this), viewer, read)
  }

  /** How many entries a viewer's log had after so many orders. The referee's alone, like all that counts orders. */
  heard(viewer: Side, length: number): number {
    return this.known.logs.of(viewer, this).heard(length)
  }

  /** After how many orders an entry of a viewer's log was told. */
  moment(viewer: Side, entry: number): number {
    return this.known.logs.of(viewer, this).moment(entry)
  }
}
