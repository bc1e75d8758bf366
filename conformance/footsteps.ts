import { copyOf, EVERYONE, equal, type Match, type Rules, type TableBase } from '@boma/kernel'

/** How many orders one may go back; past this many a match keeps no table before each (`Past`). */
const KEPT = 20

/** The tables before the last orders of a match, to compare with when they are taken back. */
export class Footsteps<T extends TableBase> {
  readonly #before: T[] = []

  /** An order is going to be given here. */
  leave(game: Rules<T>, t: T): void {
    this.#before.push(copyOf(game, t))
    if (this.#before.length > KEPT) this.#before.shift()
  }

  /** The table before the first of the orders that are known here. */
  get first(): T | undefined {
    return this.#before[0]
  }

  /** Takes so many orders back, one after the other, as all agree; false when the table is another then. */
  goBack(match: Match<T>, orders: number): boolean {
    for (let i = 0; i < orders; i++) {
      const before = this.#before.at(-1)
      if (before === undefined || match.undoByConsent(EVERYONE) !== 'done') return true
      this.#before.pop()
      // Dice that were rolled stay rolled.
      before.core.rolls = match.table.core.rolls
      if (!equal(match.table, before)) return false
    }
    return true
  }
}
