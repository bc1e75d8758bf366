import {
  type Action,
  type DiceWanted,
  type GameEvent,
  legal,
  type Match,
  Moves,
  type Order,
  type Refusal,
  type Side,
  type TableBase,
  type Undone,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import type { Pages } from './pages.ts'

/** What is to be decided, and by whom. */
export type Decision = NonNullable<Match['decision']>

/**
 * Whoever keeps a match for this page: the match itself where it is played on one screen, a server far away some day. It
 * hands out what a viewer may know and takes orders; the true table stays with it. What it says is as it knew it last, so
 * that nobody has to wait for it, and `onChange` tells when there is more. What may be done is not asked of it at all: it
 * follows from a view (`legalOn`, `check`), which lists and refuses as the true table does.
 */
export interface Referee {
  readonly game: Game
  /** How many orders stand, as far as it is known here. */
  readonly length: number
  readonly over: boolean
  readonly decision: Decision | undefined
  /** The order that an undo would take back. */
  readonly last: Order | undefined
  /** The die that a person has to type in before the order under way can be carried out. */
  readonly wanted: DiceWanted | undefined
  /** The table as a viewer may know it; NOBODY is an onlooker. */
  view(viewer: Side): TableBase
  /**
   * What a viewer may know of what happened, from an entry on (from the end where that is negative): one list for what
   * came before the first order, then one per order that left a trace. An entry stays the very same list while it stands.
   */
  log(viewer: Side, from?: number): readonly (readonly GameEvent[])[]
  /** After how many orders an entry of a viewer's log was told. */
  moment(viewer: Side, entry: number): number
  /** Gives an order for whoever decides: the refusal, or ALLOWED when it was taken up. The rest comes with `onChange`. */
  order(actions: readonly Action[]): Refusal
  /**
   * Can what was rolled or shown be taken back if all agree? Not where this page rolls the dice: their secret is kept with
   * the match, so that whoever went back might know what comes.
   */
  readonly mayAgree: boolean
  /** Takes the last order back, or says what stands in the way; `isAgreed` when all agree, where they may. */
  undo(isAgreed?: boolean): Undone
  /** Types in the die that is wanted. */
  offer(face: number): void
  /** The match as the text of a record, and beside it the secret of its dice: for whoever keeps it. */
  readonly pages: Pages
  /** Tells the secret of the dice: whoever is handed the match as a file has it. */
  tell(): void
  /** Calls whenever anything has changed, until what it gives back is called. */
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
