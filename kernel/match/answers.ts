import type { Refusal } from '../actions/refusals.ts'
import type { DiceWanted } from '../dice/dice.ts'
import type { Seat, Side } from '../side.ts'

/** Who decides, under which rule, and which prompt asks. */
export interface Decision {
  readonly side: Side
  readonly seat: Seat
  readonly rule: string
  readonly prompt: string
}

/** What came of an order: played, refused, or a die that a person has still to type in. */
export type Played =
  /** `left` are the actions after the first that rolled, showed something or ended the seat's decisions: not played. */
  | { readonly kind: 'played'; readonly left: readonly number[] }
  /** `at` is the place of the action that was refused; those before it were taken back. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly at: number }
  | { readonly kind: 'dice'; readonly wanted: DiceWanted }

/** What came of what a seat adds to the secret of the dice: 'not-wanted' from whoever has added something, or sits nowhere. */
export type Contributed = 'done' | 'not-wanted' | 'no-bytes'

/** What came of an undo: 'done', or what stands in its way; 'often' when a side did so too often in its turn. */
export type Undone = 'done' | 'nothing' | 'over' | 'not-yours' | 'dice' | 'reveal' | 'asked' | 'often'

/** What came of an undo that a record from before tells of. */
export type UndoneOnce = 'done' | 'nothing' | 'over' | 'dice' | 'reveal'

/** What came of an undo by consent: 'told' when the secret of the dice is out, so that who goes back knows what comes. */
export type UndoneByConsent = 'done' | 'nothing' | 'over' | 'told' | 'no-consent'
