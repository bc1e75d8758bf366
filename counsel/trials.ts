import {
  type Action,
  ALLOWED,
  apply,
  blank,
  copy,
  legal,
  Moves,
  noDice,
  type Rules,
  type Side,
  type TableBase,
} from '@boma/kernel'

/** Tables that ways are tried out on: made when they are wanted, and used again as soon as they are given back. */
export class Trials<T extends TableBase> {
  readonly rules: Rules<T>
  readonly #moves = new Moves()
  readonly #free: T[] = []

  constructor(rules: Rules<T>) {
    this.rules = rules
  }

  /** A table like this one. */
  copyOf(t: T): T {
    const same = this.#free.pop() ?? blank(this.rules)
    copy(t, same)
    return same
  }

  /** The table is wanted no more. */
  giveBack(t: T): void {
    this.#free.push(t)
  }

  /** All answers to the question that is open. */
  answers(t: T): readonly Action[] {
    legal(this.rules, t, this.#moves)
    return this.#moves.toArray()
  }

  /** Plays actions of a side, one after another; false when one is refused, or breaks off for want of a die. */
  isPlayed(t: T, side: Side, order: readonly Action[]): boolean {
    try {
      for (const action of order) if (apply(this.rules, t, side, action, noDice) !== ALLOWED) return false
      return true
    } catch {
      return false
    }
  }
}
