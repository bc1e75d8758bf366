import { type Action, ALLOWED, check, type Seat, type Side, seatsOf, type TableBase } from '@boma/kernel'
import type { StandingAnswer } from '@boma/showing'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import { t } from '../../words/words.ts'
import type { Notes } from '../log/chapters.ts'
import { isPerson, type Seeing } from './seeing.ts'
import type { Answered, Refused } from './session.ts'

/** Questions that people answer once for all: what stands, and what may. */
export interface OnceForAll {
  /** What may be answered from now on to the question that is open; nothing while no person here is asked. */
  readonly offered: Accessor<readonly StandingAnswer[]>
  /** What stands for the viewer's side, the latest first; nobody else is told of it. */
  readonly kept: Accessor<readonly StandingAnswer[]>
  /** What was answered so for the viewer since the last deed of anybody, in sentences. */
  readonly said: Accessor<readonly string[]>
  /** The same for the log, by its entry. */
  readonly notes: Accessor<Notes>
  /** Answers so from now on, the open question included. */
  keep(id: string): void
  /** Asks again where that stood; with no name, wherever the open question has been answered once for all. */
  retract(id?: string): void
}

/** What of a session they rest on. */
interface Around {
  readonly seeing: Seeing
  /** May a person at this screen answer just now? */
  readonly mayDecide: Accessor<boolean>
  readonly isUnderWay: Accessor<boolean>
  /** Answers what is asked; tells why that is refused, or nothing once it is done. */
  readonly answer: (action: Action, answered: Answered<Refused | undefined>) => void
}

/** Who has said it, which of the answers, and on what table: in another language it has another label. */
interface Kept {
  readonly seat: Seat
  readonly id: string
  readonly given: TableBase
}

/** An answer to what is asked now. */
interface Found {
  readonly side: Side
  readonly action: Action
  readonly label: string
}

/** What stands at a session, with what makes it answer. */
export interface StandingAnswers extends OnceForAll {
  /** Does something at the session, and then what people have said to answer to it: all of it is seen at once. */
  follow<V>(deed: () => V): V
  /** The same for what has come only now: what others did, or what came of a deed where the referee is far away. */
  arrived(show: () => void): void
  /** How long the logs at this screen were before that. */
  before(): ReadonlyMap<Side, number>
}

/** Inside a component. */
export const standingAt = (around: Around): StandingAnswers => new Answers(around)

class Answers implements StandingAnswers {
  readonly offered: OnceForAll['offered']
  readonly kept: OnceForAll['kept']
  readonly said: OnceForAll['said']
  readonly #around: Around
  readonly #seeing: Seeing
  readonly #all = createSignal<readonly Kept[]>([])
  readonly #words = createSignal<readonly (readonly [Side, string])[]>([])
  readonly #notes = new Map<Side, Map<number, string>>()
  #before: ReadonlyMap<Side, number>
  /** What was answered to. */
  #seen: ReadonlyMap<Side, number>
  #isFollowing = false
  /** Has anything come of a deed? What nobody here may know of makes no log longer, and may still end in a question. */
  #hasChanged = false
  /** Is an answer on its way? What comes of it belongs to what it answers. */
  #isAnswering = false
  /** Whose log it was, and how long, when it was answered last: what was refused there is not tried again. */
  #answeredAt: string | undefined

  constructor(around: Around) {
    const { known, viewer } = around.seeing
    this.#around = around
    this.#seeing = around.seeing
    this.#before = this.#withoutLast()
    this.#seen = this.#seeing.marks()
    this.offered = createMemo(() => (around.mayDecide() ? this.#answersOn(known()) : []))
    this.kept = createMemo(() =>
      this.#kept()
        .filter(({ seat }) => this.#sideOf(seat) === viewer())
        .flatMap((each) => this.#answerIn(each) ?? []),
    )
    this.said = createMemo(() => this.#words[0]().flatMap(([side, words]) => (side === viewer() ? words : [])))
  }

  notes = (): Notes => this.#notesOf(this.#seeing.viewer())

  before(): ReadonlyMap<Side, number> {
    return this.#before
  }

  keep(id: string): void {
    const { decision, known } = this.#seeing
    const seat = decision()?.seat
    if (seat === undefined || !this.offered().some((each) => each.id === id)) return
    const others = this.#kept().filter((each) => !this.#isOfOpen(each))
    this.follow(() => {
      this.#setKept([{ seat, id, given: known() }, ...others])
      this.#answeredAt = undefined
      this.#answer()
    })
  }

  retract(id?: string): void {
    const { viewer } = this.#seeing
    const isMeant = (each: Kept) => (id === undefined ? this.#isOfOpen(each) : each.id === id)
    this.#setKept(this.#kept().filter((each) => this.#sideOf(each.seat) !== viewer() || !isMeant(each)))
  }

  follow<V>(deed: () => V): V {
    return this.#follow(deed, this.#seeing.marks())
  }

  arrived(show: () => void): void {
    const shown = () => {
      this.#hasChanged = true
      show()
    }
    if (this.#isFollowing) shown()
    else this.#follow(shown, this.#isAnswering ? this.#before : this.#seen, this.#isAnswering)
  }

  #follow<V>(deed: () => V, since: ReadonlyMap<Side, number>, isMore = false): V {
    return batch(() => {
      const was = this.#before
      this.#before = since
      this.#isFollowing = true
      this.#hasChanged = false
      if (!isMore) this.#words[1]([])
      try {
        const result = deed()
        // Whoever has taken something back wants to stay there.
        if (this.#isShorterThan(since)) this.#forget()
        else if (this.#hasChanged) this.#answer()
        else if (!this.#isAnswering) this.#before = was
        return result
      } finally {
        this.#isFollowing = false
        this.#seen = this.#seeing.marks()
      }
    })
  }

  #answer(): void {
    this.#lapse()
    for (let next = this.#found(); next !== undefined && this.#give(next); next = this.#found());
  }

  /** The answer to what is asked now, if somebody has said it. */
  #found(): Found | undefined {
    const { referee, seats } = this.#seeing
    const { decision, game, wanted } = referee
    if (decision === undefined || wanted !== undefined || this.#around.isUnderWay()) return undefined
    const { side, seat } = decision
    if (!isPerson(seats, seat)) return undefined
    const view = referee.view(side)
    for (const each of this.#kept().filter((it) => it.seat === seat)) {
      const standing = this.#answerIn(each)
      const action = standing?.answer(view)
      if (standing && action !== undefined && check(game, view, side, action) === ALLOWED)
        return { side, action, label: standing.label }
    }
    return undefined
  }

  /** Answers so; false when that was refused, or is on its way. */
  #give({ side, action, label }: Found): boolean {
    const entry = this.#entries(side)
    const words = t('standing.answered', { label })
    if (this.#answeredAt === `${side} ${entry}`) return false
    this.#answeredAt = `${side} ${entry}`
    // The note comes first, so that it is there when the log is told.
    this.#notesOf(side).set(entry, words)
    this.#isAnswering = true
    let isDone = false
    this.#around.answer(action, (refused) => {
      this.#isAnswering = false
      isDone = refused === undefined
      if (!isDone) this.#notesOf(side).delete(entry)
      else this.#words[1]((some) => [...some, [side, words]])
      if (isDone) this.#lapse()
    })
    return isDone
  }

  #lapse(): void {
    const { referee } = this.#seeing
    const still = this.#kept().filter((each) => this.#answerIn(each)?.holds(referee.view(this.#sideOf(each.seat))))
    if (still.length < this.#kept().length) this.#setKept(still)
  }

  /** What was taken back was not answered: something else may come in its place. */
  #forget(): void {
    this.#before = this.#withoutLast()
    this.#answeredAt = undefined
    this.#lapse()
    for (const [side, mine] of this.#notes)
      for (const entry of [...mine.keys()]) if (entry >= this.#entries(side)) mine.delete(entry)
  }

  #kept(): readonly Kept[] {
    return this.#all[0]()
  }

  #setKept(all: readonly Kept[]): void {
    this.#all[1](all)
  }

  #answersOn(view: TableBase): readonly StandingAnswer[] {
    return this.#seeing.inWords().page.advice.standingAnswers?.(view) ?? []
  }

  #answerIn({ id, given }: Kept): StandingAnswer | undefined {
    return this.#answersOn(given).find((each) => each.id === id)
  }

  #isOfOpen({ seat, id }: Kept): boolean {
    return seat === this.#seeing.referee.decision?.seat && this.offered().some((each) => each.id === id)
  }

  #sideOf(seat: Seat): Side {
    return seatsOf(this.#seeing.referee.game)[seat]?.side ?? this.#seeing.viewer()
  }

  #entries(side: Side): number {
    return this.#seeing.toldTo(side).length
  }

  #notesOf(side: Side): Map<number, string> {
    const mine = this.#notes.get(side) ?? new Map<number, string>()
    this.#notes.set(side, mine)
    return mine
  }

  /** Where each log ends but for its last entry. */
  #withoutLast(): ReadonlyMap<Side, number> {
    return new Map([...this.#seeing.marks()].map(([side, count]) => [side, count - 1] as const))
  }

  #isShorterThan(then: ReadonlyMap<Side, number>): boolean {
    return [...this.#seeing.marks()].some(([side, count]) => count < (then.get(side) ?? 0))
  }
}
