import type { Advised } from '@boma/counsel'
import type { Action, Dice, Side, TableBase } from '@boma/kernel'

/** Somebody who decides for a side, given nothing but what that side may know. */
export interface Player {
  /** What people call it when they choose an opponent: one word. */
  readonly name: string
  /**
   * One of the legal actions. `view` is the table as the side sees it, and is left as it was. The dice are the
   * player's own, other ones for each decision: the same view with the same dice gets the same answer.
   */
  choose<T extends TableBase>(game: Advised<T>, view: T, side: Side, legal: readonly Action[], dice: Dice): Action
}
