import type { Doctrine } from '@boma/counsel'
import {
  type Action,
  blank,
  copy,
  type Dice,
  imagine,
  isOver,
  legal,
  Moves,
  other,
  playListed,
  type Side,
  searchDice,
  type TableBase,
  toDecide,
  winner,
} from '@boma/kernel'
import { Surveyor } from './planner.ts'
import type { Chair } from './thinker.ts'

/** Decisions after which it is left as it is. */
const LONGEST = 3000

/** A table of sand: what could be behind a view is laid out on it, and played on by the doctrine for both sides. */
export class SandTable<T extends TableBase> {
  readonly #chair: Chair<T>
  readonly #doctrine: Doctrine<T>
  readonly #world: T
  readonly #moves = new Moves()
  readonly #surveyors: readonly [Surveyor<T>, Surveyor<T>]
  #dice: Dice = searchDice(0)
  readonly t: T

  constructor(chair: Chair<T>, doctrine: Doctrine<T>) {
    this.#chair = chair
    this.#doctrine = doctrine
    this.#world = blank(chair.game)
    this.t = blank(chair.game)
    this.#surveyors = [new Surveyor(doctrine, 0 as Side), new Surveyor(doctrine, 1 as Side)]
  }

  /** Lays out a world that could be behind the view; the same number of the same key is the same world with the same dice. */
  lay(view: T, key: number, world: number): void {
    const { game, side } = this.#chair
    imagine(game, view, side, searchDice([key, world]), this.#world)
    copy(this.#world, this.t)
    this.#dice = searchDice([key + 1, world])
    this.#surveyors[0].forget()
    this.#surveyors[1].forget()
  }

  /** Lets the side go by what it has made of the table already. */
  adopt(survey: unknown, posture: number): void {
    ;(this.#surveyors[this.#chair.side] as Surveyor<T>).adopt(survey, posture)
  }

  /** Carries out as much of an order as is still the side's to do, and allowed. How many actions that were. */
  carryOut(side: Side, order: readonly Action[]): number {
    let n = 0
    while (n < order.length && this.#play(side, order[n] as Action)) n++
    return n
  }

  #play(side: Side, action: Action): boolean {
    const { game } = this.#chair
    if (isOver(this.t) || toDecide(game, this.t) !== side) return false
    legal(game, this.t, this.#moves)
    if (!this.#moves.has(action)) return false
    playListed(game, this.t, action, this.#dice)
    return true
  }

  /** Plays on until the clock shows so much. */
  playOn(until: number): void {
    const { game } = this.#chair
    for (let n = 0; n < LONGEST && !isOver(this.t) && this.#doctrine.clock(this.t) < until; n++) {
      const side = toDecide(game, this.t)
      const [first] = (this.#surveyors[side] as Surveyor<T>).propose(this.t, 1)
      if (first !== undefined && this.carryOut(side, first.order) > 0) continue
      legal(game, this.t, this.#moves)
      playListed(game, this.t, this.#moves.at(n % this.#moves.count), this.#dice)
    }
  }

  /** What the table has become worth to the side. */
  worth(): number {
    const { side } = this.#chair
    if (!isOver(this.t)) return this.#doctrine.worth(this.t, side)
    const won = winner(this.t)
    return won === side ? 1 : won === other(side) ? -1 : 0
  }
}
