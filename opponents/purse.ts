import type { Advised } from '@boma/counsel'
import type { TableBase } from '@boma/kernel'

/** What may be spent on the questions of a turn: full again with every turn of either side. */
export class Purse<T extends TableBase> {
  readonly #clock: (t: T) => number
  #turn = Number.NaN
  #left = 0
  /** Has nothing been spent in this turn? */
  isFull = true

  constructor({ counsel: { doctrine } }: Advised<T>) {
    let asked = 0
    // Where nobody tells the time, every question has a purse of its own.
    this.#clock = doctrine === undefined ? () => ++asked : doctrine.clock
  }

  /** What is there for a question of this table. */
  open(t: T, budget: number): number {
    const turn = this.#clock(t)
    if (turn !== this.#turn) {
      this.#left = budget
      this.isFull = true
    }
    this.#turn = turn
    return this.#left
  }

  spend(cost: number): void {
    this.#left -= cost
    this.isFull = false
  }
}
