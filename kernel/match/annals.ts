import type { Rolled, TrueEvent } from '../events/event-set.ts'
import type { Chronicle } from '../events/log.ts'
import type { Rules } from '../game.ts'
import type { TableBase } from '../table/table.ts'
import type { Deed, Journal } from './journal.ts'
import { Logs } from './logs.ts'
import type { Match } from './match.ts'
import { Past } from './past.ts'
import type { Steps } from './steps.ts'
import { Leeway } from './take-back.ts'

/** How a match that was reopened stands, what its journal tells, and how it is told again when somebody asks. */
export interface Reopened<T extends TableBase, R extends Rules<T>> {
  readonly position: Uint8Array
  readonly journal: string
  /** Its last lines, of orders that may still be taken back without a trace. */
  readonly loose: string
  /** Form 1: the roll that its dice were moved on to. */
  readonly skipped: number | undefined
  readonly again: (journal: Journal) => Steps<Match<T, R>>
}

/** What a match knows of how it came about: all that follows from its journal, and can be told again from it. */
export class Annals<T extends TableBase> {
  /** What happened before the first decision. */
  opening: readonly TrueEvent[] = []
  /** What was rolled before it. */
  openingDice: readonly Rolled[] = []
  /** The orders that stand, but for those of which it only knows that they were given. */
  readonly orders: Deed[] = []
  /** How many these are: none, unless the match was reopened and nobody has asked since how it came about. */
  readonly untold: number
  readonly #game: Rules<T>
  #past: Past<T> | undefined
  readonly logs = new Logs()
  readonly leeway = new Leeway()

  constructor(game: Rules<T>, untold = 0) {
    this.#game = game
    this.untold = untold
  }

  /** What the table was like; it takes no room before somebody plays. */
  get past(): Past<T> {
    this.#past ??= new Past(this.#game)
    return this.#past
  }

  /** The match has begun. */
  open({ events, dice }: Chronicle): void {
    this.opening = events
    this.openingDice = dice
    this.logs.clear()
  }

  /** How many orders stand. */
  get length(): number {
    return this.untold + this.orders.length
  }
}
