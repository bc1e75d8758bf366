import type { Order, Undone } from '@boma/kernel'
import type { Orders } from './orders.ts'
import { isPerson, type Seeing } from './seeing.ts'
import type { Answered, TakenBack } from './session.ts'
import type { UnderWay } from './under-way.ts'

/** Taking back at a session. */
export class TakeBacks {
  readonly #seeing: Seeing
  readonly #orders: Orders
  readonly #underWay: UnderWay

  constructor(seeing: Seeing, orders: Orders, underWay: UnderWay) {
    this.#seeing = seeing
    this.#orders = orders
    this.#underWay = underWay
  }

  /** What is under way still is answered first: if it is not done, there is nothing to take back. */
  undo(isAgreed: boolean, answered?: Answered<TakenBack>): TakenBack | undefined {
    let known: TakenBack | undefined
    const tell = (result: TakenBack) => {
      known = result
      answered?.(result)
    }
    this.#underWay.afterwards((isDone) => (isDone ? this.#undo(isAgreed, tell) : tell('late')))
    return known
  }

  redo(answered?: Answered<boolean>): boolean {
    let known: boolean | undefined
    const tell = (isDone: boolean) => {
      known = isDone
      answered?.(isDone)
    }
    this.#underWay.afterwards((isDone) => {
      const isBegun = isDone && this.#orders.redo((refused) => tell(refused === undefined))
      if (!isBegun) tell(false)
    })
    return known ?? true
  }

  #undo(isAgreed: boolean, tell: Answered<TakenBack>): void {
    const { referee, people, length } = this.#seeing
    const isUnpicked = this.#orders.unpick()
    const last = referee.last(people)
    if (isUnpicked || last === undefined) {
      tell(isUnpicked ? 'done' : length() === 0 ? 'nothing' : 'not-yours')
      return
    }
    const hindrance = this.#hindrance(last, isAgreed)
    if (hindrance !== undefined) {
      tell(hindrance)
      return
    }
    this.#underWay.await(referee.undo(last.seat, isAgreed && this.#isShared), (result) => {
      if (result === 'done') this.#orders.takenBack(last)
      tell(result === 'late' || isAgreed ? result : this.#askable(result))
      return result === 'done'
    })
  }

  /** Do two people share this screen, who could agree? */
  get #isShared(): boolean {
    return this.#seeing.people.length === 2
  }

  get #mayAgree(): boolean {
    return this.#isShared && this.#seeing.referee.mayAgree
  }

  /** What stands in the way of taking this back even before the referee is asked. */
  #hindrance(last: Order, isAgreed: boolean): TakenBack | undefined {
    const { referee, seats, viewer, toldTo } = this.#seeing
    if (!isPerson(seats, last.seat)) return 'not-yours'
    const isOthers = this.#isShared && last.side !== viewer() && !referee.over
    if (!isOthers) return undefined
    const hasRolled =
      toldTo(viewer())
        .at(-1)
        ?.some((e) => e.dice.length > 0) === true
    if (hasRolled && !this.#mayAgree) return 'dice'
    return isAgreed ? undefined : hasRolled ? 'ask-dice' : 'ask'
  }

  /** What both may agree to is asked. */
  #askable(result: Undone): TakenBack {
    if (this.#isShared && result === 'asked') return 'ask'
    return this.#mayAgree && (result === 'dice' || result === 'reveal') ? 'ask-dice' : result
  }
}
