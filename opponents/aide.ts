import {
  ALLOWED,
  apply,
  blank,
  check,
  copy,
  type Dice,
  equal,
  type GameEvent,
  noDice,
  type Side,
  type TableBase,
  toAnswer,
  view,
} from '@boma/kernel'
import { Breakdown, type Mishap, messageOf, type Watch } from './mishap.ts'
import type { Chair, Headway, Intent, Nudge, Seated, Thinker, Thinking } from './thinker.ts'

/** What is to be seen of a match by one side: all that an aide has to do with it. */
export interface Window<T extends TableBase> {
  /** Writes the table, as the side may know it, to `into`. */
  view(side: Side, into: T): void
  log(side: Side, from?: number): readonly (readonly GameEvent[])[]
}

/** How a question is to be thought about. */
export interface Means {
  readonly dice: Dice
  /** The thinker's usual budget when left out. */
  readonly budget?: number
  /** A guard by the clock, for those who have one; an answer that was hurried by it is not the same every time. */
  readonly watch?: Watch
}

/** What is heard of a thinker: that it thinks on, what it orders after how many iterations, or how it broke down. */
export type Heard =
  | ({ readonly kind: 'thinking' } & Headway)
  | ({ readonly kind: 'orders'; readonly spent: number } & Intent)
  | { readonly kind: 'fails'; readonly mishap: Mishap; readonly problem: string }

const BEGUN: Heard = { kind: 'thinking', done: 0, of: 1 }

/** Steps that somebody who was told to hurry may still take before it is taken for hung. */
const LAST_STEPS = 1000

/**
 * Waits on a thinker in a match: shows him what his side may see, puts the questions, keeps what is left of a plan as long
 * as it comes out as foreseen, and watches budget and clock. Whatever a thinker does wrong is heard, and nothing more: the
 * next question finds him sitting there anew.
 */
export class Aide<T extends TableBase = TableBase> {
  readonly #thinker: Thinker
  readonly #chair: Chair<T>
  readonly #seen: T
  /** The table as it is to look when the last order is carried out. */
  readonly #foreseen: T
  #isForeseen = false
  /** The order after which a thought is to go on. */
  #last: Intent | undefined
  #seated: Seated<T> | undefined
  #thinking: Thinking | undefined
  #window: Window<T> | undefined
  #means: Means = { dice: noDice }
  #spent = 0
  #since = 0
  #lastSteps = 0
  #isHurried = false

  constructor(thinker: Thinker, chair: Chair<T>) {
    this.#thinker = thinker
    this.#chair = chair
    this.#seen = blank(chair.game)
    this.#foreseen = blank(chair.game)
  }

  /** Puts the question that waits at the table. What was thought goes on if all is as foreseen, and is dropped otherwise. */
  ask(window: Window<T>, means: Means): void {
    this.#window = window
    this.#means = means
    window.view(this.#chair.side, this.#seen)
    this.#since = means.watch?.now() ?? 0
    this.#lastSteps = 0
    this.#isHurried = false
    if (!this.#goesOn()) this.drop()
  }

  #goesOn(): boolean {
    if (this.#thinking === undefined || this.#last === undefined) return false
    if (this.#isForeseen && equal(this.#seen, this.#foreseen)) return true
    try {
      return this.#last.holds?.() === true
    } catch {
      return false
    }
  }

  /** Lets it think one step further. */
  step(): Heard {
    try {
      this.#thinking ??= this.#begin()
      const nudge = this.#nudge()
      if (nudge === undefined) return this.#fails('silent', 'it did not come to an end')
      return this.#hear(this.#thinking.next(nudge))
    } catch (caught) {
      return this.#fails('failed', messageOf(caught))
    }
  }

  /** Puts the question, and thinks until it is answered. Throws a Breakdown when the thinker breaks down. */
  decide(window: Window<T>, means: Means): Intent {
    this.ask(window, means)
    for (;;) {
      const heard = this.step()
      if (heard.kind === 'orders') return heard
      if (heard.kind === 'fails') throw new Breakdown(heard.mishap, `${this.#thinker.name}: ${heard.problem}`)
    }
  }

  /** Has it answer with the best it has. */
  hurry(): void {
    this.#isHurried = true
  }

  /** Drops what is being thought. */
  drop(): void {
    const thinking = this.#thinking
    this.#thinking = undefined
    this.#last = undefined
    this.#spent = 0
    try {
      thinking?.return?.()
    } catch {
      // Whoever is sent away may say what he likes.
    }
  }

  #begin(): Thinking {
    const { dice, budget = this.#thinker.budget } = this.#means
    this.#seated ??= this.#thinker.sit(this.#chair)
    const log = (from?: number) => this.#window?.log(this.#chair.side, from) ?? []
    return this.#seated.think({ view: this.#seen, log, dice, budget })
  }

  /** What to tell it now; undefined when it has had its time. */
  #nudge(): Nudge | undefined {
    const { watch, budget = this.#thinker.budget } = this.#means
    const passed = watch === undefined ? 0 : watch.now() - this.#since
    if (watch !== undefined && passed >= watch.end) return undefined
    this.#isHurried ||= this.#spent > budget || (watch !== undefined && passed >= watch.hurry)
    if (!this.#isHurried) return 'on'
    return this.#lastSteps++ < LAST_STEPS ? 'hurry' : undefined
  }

  #hear({ value, done }: IteratorResult<Headway | Intent, Intent | undefined>): Heard {
    if (value === undefined) return this.#saidAll()
    if (!('order' in value)) {
      this.#spent = value.done
      return { kind: 'thinking', done: value.done, of: value.of }
    }
    const spent = this.#spent
    if (!this.#isAllowed(value, done === true)) return this.#fails('forbidden', 'it ordered what is not allowed')
    if (done === true) this.drop()
    else this.#last = value
    return { kind: 'orders', order: value.order, why: value.why, spent }
  }

  /** A plan that is at its end is followed by another; a thought that comes to nothing is none. */
  #saidAll(): Heard {
    if (this.#last === undefined) return this.#fails('wordless', 'it ordered nothing')
    this.drop()
    return BEGUN
  }

  /** Is it an order that may be given? Where the thought goes on, what it leads to is looked at, as far as that can be told. */
  #isAllowed({ order }: Intent, isLast: boolean): boolean {
    const { game, side } = this.#chair
    const [first] = order
    if (first === undefined) return false
    if (isLast && order.length === 1) return check(game, this.#seen, side, first) === ALLOWED
    copy(this.#seen, this.#foreseen)
    return this.#foresee(order) && (this.#isForeseen || check(game, this.#seen, side, first) === ALLOWED)
  }

  /**
   * Plays an order on what is seen; false where one of its actions is forbidden. Nobody foresees dice, what a view lacks, or
   * what follows when somebody else has decided.
   */
  #foresee(order: Intent['order']): boolean {
    const { game, side } = this.#chair
    const t = this.#foreseen
    const seat = toAnswer(game, t)
    this.#isForeseen = false
    try {
      for (const [i, action] of order.entries()) {
        if (i > 0 && toAnswer(game, t) !== seat) return true
        if (apply(game, t, side, action, noDice) !== ALLOWED) return false
      }
    } catch {
      return true
    }
    view(game, t, side, t)
    this.#isForeseen = true
    return true
  }

  #fails(mishap: Mishap, problem: string): Heard {
    this.#seated = undefined
    this.drop()
    return { kind: 'fails', mishap, problem }
  }
}
