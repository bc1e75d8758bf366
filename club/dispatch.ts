import type { Action, Ended, Order, Played, Seat, Seen, ShownLink, Side, Token, Undone } from '@boma/kernel'

// What a page and a referee far away write to one another. Any letter may come late, before an earlier one, twice or
// never: each says all that is still open, so that whatever was lost is said again.

/** What came of an order; 'dice' while it waits for one that a person throws, 'late' when it was given upon an older table. */
export type Settled = Exclude<Played, { readonly kind: 'dice' }> | { readonly kind: 'dice' } | { readonly kind: 'late' }

/** What came of giving up. */
export type SettledEnd = Ended | 'late'

/** What came of taking back. */
export type SettledBack = Undone | 'late'

/** What somebody at a page wants done. */
export type Errand = OnStory &
  /** With the next link of the seat's chain, where it has one: the same however often it is sent. */
  (
    | { readonly kind: 'order'; readonly seat: Seat; readonly actions: readonly Action[]; readonly link?: ShownLink }
    | { readonly kind: 'undo'; readonly seat: Seat; readonly isAgreed: boolean }
    | { readonly kind: 'giveUp'; readonly seat: Seat }
    | { readonly kind: 'die'; readonly face: number }
  )

/** Which errand of its page it is, and upon what it was given. */
export interface OnStory {
  /** Counts the errands of a page from 1: under its number, one is done once, however often it comes. */
  readonly number: number
  /** Whose story it was given upon, and how far that was read: if there is more of it by now, it comes too late. */
  readonly side: Side
  readonly after: Token
}

/** From a page. */
export interface Dispatch {
  /** Errands of which it does not know yet what came of them, in the order in which they were given. */
  readonly errands: readonly Errand[]
  /** Of all before this one it knows. */
  readonly open: number
  /** How far each viewer there has read. */
  readonly read: ReadonlyMap<Side, Token>
}

/** What came of an errand, and the first moment that has it. */
export interface ErrandAnswer {
  readonly number: number
  readonly moment: number
  readonly outcome: Settled | SettledBack | SettledEnd
}

/** What a viewer is given, of which the log begins where he had read this far. */
export interface News extends Seen {
  readonly since: Token
  /** How many orders he knows of. */
  readonly heard: number
}

/** From the referee, of one moment: a later one takes the place of all before it. */
export interface Bulletin {
  readonly moment: number
  readonly news: readonly News[]
  /** How many orders stand, and the last of them: for a page at which both sides sit. */
  readonly together: { readonly heard: number; readonly last: Order | undefined } | undefined
  readonly answers: readonly ErrandAnswer[]
  /** The chains of the page's own seats, where these have any: nobody else's. */
  readonly chains?: readonly SeatChain[]
}

/** How far the chain of a seat was shown: its end, and how many of its links are used. */
export interface SeatChain {
  readonly seat: Seat
  readonly end: string
  readonly used: number
}
