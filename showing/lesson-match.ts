import {
  type Action,
  ALLOWED,
  check,
  EVERYONE,
  type GameEvent,
  Match,
  type Played,
  parseAction,
  type Seat,
  seatsOf,
  type TableBase,
  type Undone,
} from '@boma/kernel'
import { isReached } from './aim.ts'
import type { Game } from './game.ts'
import type { LessonPlan, LessonStep } from './lesson.ts'

/** How it stands with a lesson: a step is asked for, something else was done that the rules allow, an exercise failed, or all is done. */
export type LessonState = 'asked' | 'aside' | 'failed' | 'done'

/** As many answers as the others give at the most before the learner is asked again. */
const MOST_REPLIES = 400

/** What a lesson has in store: an action, and whether it is the learner's. */
interface Scripted {
  readonly isMine: boolean
  readonly action: Action
}

/** Where a step began: after how many orders, and how deep in the sequence of play. */
interface Mark {
  readonly length: number
  readonly depth: number
}

/**
 * A match that teaches: it rolls the lesson's own dice, gives the others' orders, sees when the aim of a step is reached,
 * and lets everything be taken back. For whoever keeps it, it is a match like any other.
 */
export class LessonMatch<T extends TableBase = TableBase> extends Match<T, Game<T>> {
  readonly plan: LessonPlan<T>
  readonly #marks: Mark[] = []
  #state: LessonState = 'asked'
  #isAstray = false
  /** Orders that the learner was let go on after. */
  #forgiven = 0
  /** Dice that this step had rolled before this table was laid. */
  #rolledBefore = 0

  private constructor(game: Game<T>, plan: LessonPlan<T>, start?: Uint8Array) {
    const { scenario, options = [] } = plan
    super(game, { scenario, options, dice: { kind: 'manual' }, ...(start && { start }) })
    this.plan = plan
    while (this.waiting !== undefined) this.offer(this.#face(this.openingDice.length, this.waiting.sides))
  }

  /** Lays the table of a lesson: at its beginning, or at a later step, as if all before were answered as the lesson does. */
  static begin<T extends TableBase>(game: Game<T>, plan: LessonPlan<T>, step = 0): LessonMatch<T> {
    const match = LessonMatch.#laid(game, plan)
    match.#mark()
    for (let i = 0; i < Math.min(step, plan.steps.length); i++) match.#showStep()
    return match
  }

  static #laid<T extends TableBase>(game: Game<T>, plan: LessonPlan<T>): LessonMatch<T> {
    const before = new LessonMatch(game, plan)
    for (const words of plan.before ?? []) before.#must(words)
    if (plan.arrange === undefined) return before
    plan.arrange(before.table)
    return new LessonMatch(game, plan, before.at(before.length))
  }

  /** The step that is asked for, counting from 0; as many as there are when the lesson is over. */
  get step(): number {
    return this.#marks.length - 1
  }

  get state(): LessonState {
    return this.#state
  }

  /** Was the aim reached so that the next step needs a table of its own? `begin` lays it. */
  get isAstray(): boolean {
    return this.#isAstray
  }

  /** Can the step still be done from here as the lesson does it? */
  get canGoOn(): boolean {
    return this.#rest() !== undefined
  }

  /** What the lesson would do next; undefined where its own answer does not lead to the aim any more. */
  get next(): Action | undefined {
    return this.ahead[0]
  }

  /** All that the learner has yet to do at this step, as the lesson would; empty where that leads nowhere any more. */
  get ahead(): readonly Action[] {
    return (this.#rest() ?? []).flatMap(({ isMine, action }) => (isMine ? [action] : []))
  }

  /** The learner goes on although he did something else. */
  goOn(): void {
    if (this.#state !== 'aside' || !this.canGoOn) return
    this.#state = 'asked'
    this.#forgiven = this.length
  }

  /** Plays with the lesson's dice; then the others answer, and the lesson looks how far the learner has come. */
  override order(seat: Seat | undefined, order: unknown): Played {
    const played = this.#rolling(() => super.order(seat, order))
    if (played.kind !== 'played') return played
    this.#reply()
    this.#look()
    return played
  }

  /** Takes back the learner's last order with all that followed; all of a step that went wrong; or the step before. */
  override undo(seat: Seat | undefined): Undone {
    const why = this.whyNotUndo(seat)
    if (why !== 'done') return why
    const to = this.#takenBackTo()
    while (this.length > to) super.undoByConsent(EVERYONE)
    while (this.#marks.length > 1 && this.#began.length > to) this.#marks.pop()
    this.#state = 'asked'
    this.#isAstray = false
    this.#forgiven = Math.min(this.#forgiven, this.length)
    return 'done'
  }

  override whyNotUndo(seat: Seat | undefined): Undone {
    if (this.over) return 'over'
    if (seat === undefined || seatsOf(this.game)[seat]?.side !== this.plan.side) return 'not-yours'
    return this.length > (this.#marks[0]?.length ?? 0) ? 'done' : 'nothing'
  }

  #takenBackTo(): number {
    const from = this.#began.length
    if (this.length === from) return this.#marks.at(-2)?.length ?? 0
    if (this.#state !== 'asked') return from
    return Math.max(
      from,
      this.deeds.findLastIndex(({ side }) => side === this.plan.side),
    )
  }

  get #now(): LessonStep<T> | undefined {
    return this.plan.steps[this.step]
  }

  get #began(): Mark {
    return this.#marks.at(-1) ?? { length: 0, depth: 0 }
  }

  #mark(): void {
    this.#marks.push({ length: this.length, depth: this.table.core.depth })
  }

  /** Looks how far the learner has come. */
  #look(): void {
    const step = this.#now
    if (step === undefined) return
    if (this.#state === 'failed') return
    if (this.#isReached(step.aim, this.#toldHere)) this.#advance(step)
    else if (this.plan.kind === 'lesson') this.#state = this.#isOnTheWay() ? 'asked' : 'aside'
    else this.#state = this.over || !this.#isMyTurn || this.#hasFailed ? 'failed' : 'asked'
  }

  /** Did that happen which leaves an exercise unsolved? */
  get #hasFailed(): boolean {
    const fails = this.#now?.fails
    return fails !== undefined && this.#isReached(fails, this.#toldHere)
  }

  #isReached(aim: LessonStep<T>['aim'], told: readonly GameEvent[]): boolean {
    return isReached(this.game, this.plan, aim, { view: this.view(this.plan.side), told })
  }

  /** What the learner was told since the step began. */
  get #toldHere(): readonly GameEvent[] {
    const { side } = this.plan
    return this.log(side, this.heard(side, this.#began.length)).flatMap(({ events }) => events)
  }

  get #isMyTurn(): boolean {
    return this.decision?.side === this.plan.side
  }

  /** In the middle of something that was begun at this step, or with the lesson's own answer. */
  #isOnTheWay(): boolean {
    if (!this.#isMyTurn) return false
    if (this.table.core.depth > this.#began.depth) return true
    const mine = new Set(this.#script().flatMap(({ isMine, action }) => (isMine ? [action] : [])))
    const done = this.deeds
      .slice(Math.max(this.#began.length, this.#forgiven))
      .filter(({ side }) => side === this.plan.side)
    return done.every(({ actions }) => actions.every((action) => mine.has(action))) && this.canGoOn
  }

  #advance(step: LessonStep<T>): void {
    const mine = this.#scripted(step.afterwards ?? []).filter(({ isMine }) => isMine)
    const isDone = mine.every((each) => {
      const isPlayed = this.#does(each)
      this.#reply()
      return isPlayed
    })
    this.#mark()
    const isLast = this.#now === undefined
    this.#state = isLast ? 'done' : 'asked'
    this.#isAstray = !isLast && (!isDone || !this.canGoOn)
  }

  /** What is left of the lesson's own answer to this step, from here to its aim. */
  #rest(): readonly Scripted[] | undefined {
    const script = this.#script()
    for (let from = 0; from < script.length; from++) {
      const rest = script.slice(from)
      if (rest[0]?.isMine && this.#leads(rest)) return rest
    }
    return undefined
  }

  /** Tried out on a table beside this one: does this reach the aim? */
  #leads(rest: readonly Scripted[]): boolean {
    const [first] = rest
    const step = this.#now
    if (step === undefined || first === undefined || !this.#isMyTurn || !this.#allows(first.action)) return false
    if (!this.#isYetToCome(rest)) return false
    const aside = new LessonMatch(this.game, this.plan, this.at(this.length))
    aside.#rolledBefore = this.#rolled
    for (let i = 0; i <= this.step; i++) aside.#mark()
    // An exercise ends with its aim: what the others had in store then may be possible no more
    const isThrough = rest.every((each) => aside.#does(each))
    if (!isThrough && this.plan.kind === 'lesson') return false
    aside.#reply()
    return aside.#isReached(step.aim, [...this.#toldHere, ...aside.#toldHere])
  }

  /** Does a step as the lesson does it; fails where its rules have changed. */
  #showStep(): void {
    const step = this.#now
    if (step === undefined) return
    for (const words of step.answer) this.#must(words)
    this.#reply()
    if (!this.#isReached(step.aim, this.#toldHere))
      throw new Error(`${this.#name}: its own answer does not reach the aim`)
    this.#advance(step)
    if (this.#isAstray) throw new Error(`${this.#name}: the step before does not lead to it`)
  }

  get #name(): string {
    return `${this.game.id}, '${this.plan.id}', ${this.#now === undefined ? 'before the first step' : `'${this.#now.id}'`}`
  }

  #must(words: string): void {
    if (!this.#scripted([words]).every((each) => this.#does(each)))
      throw new Error(`${this.#name}: '${words}' cannot be done`)
  }

  /** Gives an order of the script, if it is that one's turn. */
  #does({ isMine, action }: Scripted): boolean {
    const { decision } = this
    if (decision === undefined || (decision.side === this.plan.side) !== isMine) return false
    return this.#rolling(() => super.order(decision.seat, [action])).kind === 'played'
  }

  /** Will the others still do their part of it? What they have done of the script they do no second time. */
  #isYetToCome(rest: readonly Scripted[]): boolean {
    const left = [...this.#repliesLeft]
    return rest.every(({ isMine, action }) => {
      if (isMine) return true
      const at = left.indexOf(action)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  }

  /** The others answer, as the script of this step has it, else with the first thing that they may do; no more once it has failed. */
  #reply(): void {
    const left = [...this.#repliesLeft]
    for (let i = 0; i < MOST_REPLIES; i++) {
      const { decision } = this
      if (decision === undefined || decision.side === this.plan.side || this.#hasFailed) return
      const known = left.findIndex((action) => this.#allows(action))
      const [action] = known < 0 ? this.legal() : left.splice(known, 1)
      if (action === undefined) return
      this.#rolling(() => super.order(decision.seat, [action]))
    }
  }

  /** What the script of this step has the others do that they have not done yet. */
  get #repliesLeft(): readonly Action[] {
    const left = this.#script().flatMap(({ isMine, action }) => (isMine ? [] : [action]))
    for (const { side, actions } of this.deeds.slice(this.#began.length))
      for (const action of side === this.plan.side ? [] : actions)
        if (left.includes(action)) left.splice(left.indexOf(action), 1)
    return left
  }

  #allows(action: Action): boolean {
    const { decision } = this
    return decision !== undefined && check(this.game, this.table, decision.side, action) === ALLOWED
  }

  /** All that the step has in store. */
  #script(): readonly Scripted[] {
    const { retorts = [], answer = [], afterwards = [] } = this.#now ?? {}
    return this.#scripted([...retorts, ...answer, ...afterwards])
  }

  /** 'german: end' is what the others do, where the learner is Allied. */
  #scripted(lines: readonly string[]): readonly Scripted[] {
    return lines.map((line) => {
      const [, seat, words = line] = /^([a-z0-9-]+): (.*)$/.exec(line) ?? []
      const action = parseAction(this.game.actions, words)
      if (action === undefined) throw new Error(`${this.#name}: '${words}' is no action`)
      const side = seat === undefined ? this.plan.side : seatsOf(this.game).find(({ id }) => id === seat)?.side
      return { isMine: side === this.plan.side, action }
    })
  }

  /** Does something with all the dice that it takes. */
  #rolling(deed: () => Played): Played {
    let n = this.#rolled
    let played = deed()
    for (; played.kind === 'dice'; played = deed()) this.offer(this.#face(n++, played.wanted.sides))
    return played
  }

  /** How many dice this step has rolled. */
  get #rolled(): number {
    const before = this.#marks.length === 0 ? this.openingDice.length : this.#rolledBefore
    return this.deeds.slice(this.#began.length).reduce((sum, { dice }) => sum + dice.length, before)
  }

  /** What a die shows: as the step has it, and beyond that always the same. */
  #face(n: number, sides: number): number {
    const faces = this.#marks.length === 0 ? this.plan.dice : this.#now?.dice
    return Math.min(faces?.[n] ?? 1 + ((n * 5 + 3) % sides), sides)
  }
}
