import type { Settled, SettledBack, SettledEnd } from '@boma/club'
import {
  type Action,
  type DiceWanted,
  type GameEvent,
  legal,
  type Match,
  Moves,
  type Order,
  type Seat,
  type Seen,
  type Side,
  type TableBase,
  type Token,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import type { Pages } from './pages.ts'

/** What is to be decided, and by whom. */
export type ToDecide = NonNullable<Match['decision']>

/** A die that is wanted, by its sides. */
export type Wanted = Pick<DiceWanted, 'sides'>

/**
 * What something that was asked comes to: settled once and for good, or not known yet where the referee is far away. It
 * is never settled before the referee's state has what came of it.
 */
export interface Ticket<O = Settled> {
  readonly settled: O | undefined
}

/**
 * Whoever keeps a match for this page: the match itself where it is played on one screen, a server far away some day. It
 * hands out what a viewer may know and takes orders; the true table stays with it. What it says is as it knew it last, so
 * that nobody has to wait for it, and `onChange` tells when there is more. What may be done is not asked of it at all: it
 * follows from a view (`legalOn`, `check`), which lists and refuses as the true table does.
 */
export interface Referee {
  readonly game: Game
  /** Counts up with every change of what it says. */
  readonly moment: number
  /** All that a viewer is given, of one moment; of the log what comes after what was read before. */
  state(viewer: Side, read?: Token): Seen
  readonly over: boolean
  readonly decision: ToDecide | undefined
  /** How many orders these sides know of, together; an onlooker where there are none. */
  heard(sides: readonly Side[]): number
  /** The last order of these sides, as long as they know of none after it. */
  last(sides: readonly Side[]): Order | undefined
  /** The die that a person has to type in before the order under way can be carried out. */
  readonly wanted: Wanted | undefined
  /** The table as a viewer may know it; NOBODY is an onlooker. */
  view(viewer: Side): TableBase
  /**
   * What a viewer may know of what happened, from an entry on (from the end where that is negative): one list for what
   * came before the first order, then one per order that left a trace. An entry stays the very same list while it stands.
   */
  log(viewer: Side, from?: number): readonly (readonly GameEvent[])[]
  /** The table as a viewer saw it when his log had so many entries; undefined where that is not known any more. */
  earlier(viewer: Side, entries: number): TableBase | undefined
  /** The step of the replay at which an entry of a viewer's log was told, as a watcher counts its steps. */
  step(entry: number, viewer: Side, watcher: Side): number
  /** The order that an entry of a viewer's log tells of, counting all of the match from 0. */
  orderOf(entry: number, viewer: Side): number
  /** Gives an order for whoever decides: what comes of it the ticket says, at once or later, and `onChange` tells of it. */
  order(actions: readonly Action[]): Ticket
  /**
   * Can what was rolled or shown be taken back if all agree? Not where this page rolls the dice: their secret is kept with
   * the match, so that whoever went back might know what comes.
   */
  readonly mayAgree: boolean
  /** Takes a seat's last order back, or says what stands in the way; `isAgreed` when all agree, where they may. */
  undo(seat: Seat, isAgreed?: boolean): Ticket<SettledBack>
  /** Ends the match for a seat that gives up, whoever is to decide. */
  giveUp(seat: Seat): Ticket<SettledEnd>
  /** Types in the die that is wanted: what comes of the order that waits for it. */
  offer(face: number): Ticket
  /** The match as the text of a record, and beside it the secret of its dice: for whoever keeps it. */
  readonly pages: Pages
  /** Tells the secret of the dice: whoever is handed the match as a file has it. */
  tell(): void
  /** Calls whenever there is a new moment, or a ticket was settled later, until what it gives back is called. */
  onChange(heard: () => void): () => void
}

/** What may be done on a table that one sees, always in the same order. */
export function legalOn(game: Game, seen: TableBase): readonly Action[] {
  const moves = new Moves()
  legal(game, seen, moves)
  return moves.toArray()
}

/** What whoever decides may do now. */
export const legalNow = (referee: Referee): readonly Action[] =>
  referee.decision === undefined ? [] : legalOn(referee.game, referee.view(referee.decision.side))
