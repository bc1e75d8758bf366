import type { Settled } from '@boma/club'
import type { Action, Order, Seat } from '@boma/kernel'
import { type Forecast, foresee, refusedBy } from '@boma/showing'
import { type Accessor, batch, createSignal } from 'solid-js'
import type { Ticket } from '../../referee/referee.ts'
import { t } from '../../words/words.ts'
import { forecastOn } from './forecasts.ts'
import type { Picking } from './picking.ts'
import type { Seeing } from './seeing.ts'
import type { Answered, Refused, Staked } from './session.ts'
import type { UnderWay } from './under-way.ts'

/** Who gave an order: a person or the computer just now, or a person once for all. */
type Manner = 'by-hand' | 'once-for-all'

/** The orders that are given at a session. Inside a component. */
export class Orders {
  /** What of the last order was not carried out. */
  left: readonly Action[] = []
  staked: Staked | undefined
  /** What was taken back and can be done again, the last first. */
  undone: readonly Order[] = []
  /** Why the last order was not carried out, where that became known only later. */
  readonly refusal: Accessor<Refused | undefined>
  readonly #setRefusal: (refused: Refused | undefined) => void
  readonly #seeing: Seeing
  readonly #picking: Picking
  readonly #underWay: UnderWay
  /** How many actions of an order were picks, by how many orders were known before it. */
  readonly #pickedFor = new Map<number, number>()
  #manner: Manner = 'by-hand'

  constructor(seeing: Seeing, picking: Picking, underWay: UnderWay) {
    const [refusal, setRefusal] = createSignal<Refused>()
    this.refusal = refusal
    this.#setRefusal = (refused) => void setRefusal(refused)
    this.#seeing = seeing
    this.#picking = picking
    this.#underWay = underWay
  }

  /** Gives what was picked and these actions as one order; what was taken back is forgotten but for the rest. */
  give(
    actions: readonly Action[],
    redoable: readonly Order[],
    answered?: Answered<Refused | undefined>,
    manner: Manner = 'by-hand',
  ): Refused | undefined {
    const { referee, deciding, isPersons, length } = this.#seeing
    if (this.#underWay.isOpen()) return this.#refuse({ sentence: t('play.underWay'), rule: '' }, answered)
    const picks = this.#picking.draft()?.actions ?? []
    const order = [...picks, ...actions]
    this.#pickedFor.set(length(), actions.length > 0 ? picks.length : 0)
    // An answer that was given once for all leaves what is staked, and what is left to do, as the last order had it.
    if (manner === 'by-hand' || this.staked === undefined)
      this.staked = isPersons() ? { side: deciding(), forecast: this.#stakesOf(order) } : undefined
    this.#manner = manner
    return this.#await(referee.order(order), redoable, answered)
  }

  /** Types in a die: the order that waits for it goes on. */
  typeDie(face: number, answered?: Answered<Refused | undefined>): void {
    if (!this.#underWay.isOpen()) this.#await(this.#seeing.referee.offer(face), this.undone, answered)
  }

  #refuse(refused: Refused, answered?: Answered<Refused | undefined>): Refused {
    answered?.(refused)
    return refused
  }

  /** Waits for what comes of an order; says why it is refused where that is known at once. */
  #await(ticket: Ticket, redoable: readonly Order[], answered?: Answered<Refused | undefined>): Refused | undefined {
    let refused: Refused | undefined
    let isLater = false
    if (this.#manner === 'by-hand') this.left = []
    this.#setRefusal(undefined)
    this.#underWay.await(ticket, (settled) => {
      refused = this.#refusedBy(settled)
      if (refused === undefined) this.undone = redoable
      if (this.#manner === 'by-hand' && settled.kind === 'played') this.left = settled.left as readonly Action[]
      if (isLater) this.#setRefusal(refused)
      answered?.(refused)
      return refused === undefined
    })
    isLater = true
    return refused
  }

  #refusedBy(settled: Settled): Refused | undefined {
    if (settled.kind === 'late') return { sentence: t('play.late'), rule: '' }
    return settled.kind === 'refused' ? refusedBy(this.#seeing.inWords(), settled.refusal) : undefined
  }

  /** The odds of an order: those of its last action, once the others are taken. */
  #stakesOf(order: readonly Action[]): Forecast | undefined {
    const { referee, known, deciding, inWords } = this.#seeing
    const last = order.at(-1)
    const { page } = inWords()
    const before = order.length > 1 ? foresee(referee.game, known(), deciding(), order.slice(0, -1)) : known()
    return last === undefined || before === undefined ? undefined : forecastOn(page, before, last)
  }

  /** Picks these, which costs nothing; false when that cannot be. */
  pick(actions: readonly Action[], redoable: readonly Order[]): boolean {
    return batch(() => {
      if (this.#underWay.isOpen() || !this.#picking.lay(actions)) return false
      this.undone = redoable
      this.#seeing.changed()
      return true
    })
  }

  /** Plays an action. What is a deed of its own is done at once: only picks that belong together wait for one another. */
  perform(action: Action, redoable: readonly Order[], answered?: Answered<Refused | undefined>): Refused | undefined {
    const { draft, waits } = this.#picking
    const isPicked = waits(action) && this.pick([...(draft()?.actions ?? []), action], redoable)
    if (!isPicked) return this.give([action], redoable, answered)
    answered?.(undefined)
    return undefined
  }

  /** Takes the last pick back; false when nothing is picked. */
  unpick(): boolean {
    const { decision, deciding } = this.#seeing
    const held = this.#picking.draft()?.actions ?? []
    if (held.length === 0) return false
    const last = { side: deciding(), seat: decision()?.seat ?? (-1 as Seat), actions: held.slice(-1) }
    return this.pick(held.slice(0, -1), [...this.undone, last])
  }

  /** An order was taken back: picks what was picked for it, so that to do it again takes only the rest. */
  takenBack(last: Order): void {
    const count = this.#pickedFor.get(this.#seeing.length()) ?? 0
    const [picks, rest] = [last.actions.slice(0, count), last.actions.slice(count)]
    const before = this.undone
    this.undone = [...before, last]
    if (picks.length > 0 && rest.length > 0) this.pick(picks, [...before, { ...last, actions: rest }])
  }

  /** Does what was taken back once more; false when there is nothing, and nobody is told anything then. */
  redo(answered: Answered<Refused | undefined>): boolean {
    const next = this.undone.at(-1)
    if (next === undefined || next.seat !== this.#seeing.decision()?.seat) return false
    const [action, ...more] = next.actions
    const rest = this.undone.slice(0, -1)
    const isOne = action !== undefined && more.length === 0
    if (isOne) this.perform(action, rest, answered)
    else this.give(next.actions, rest, answered)
    return true
  }
}
