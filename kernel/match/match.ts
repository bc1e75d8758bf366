import type { Action } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import { type Dice, type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import type { Rolled, TrueEvent } from '../events/event-set.ts'
import { blank, view } from '../fog.ts'
import { optionBits, type Rules, scenarioOf } from '../game.ts'
import { isOver, legal, question, toAnswer } from '../play.ts'
import { NOBODY, type Seat, type Side, type Sides } from '../side.ts'
import { equal, restore, snapshot, type TableBase } from '../table/table.ts'
import { Annals, type Reopened } from './annals.ts'
import type { Decision, Played, Undone, UndoneByConsent, UndoneOnce } from './answers.ts'
import { beginMatch, type Chosen, startFrom } from './begin.ts'
import { carryOut } from './carry-out.ts'
import { type Tray, trayOf } from './dice-tray.ts'
import { faultOf, ReplayFault } from './fault.ts'
import { orderFrom } from './gate.ts'
import { footOf, headOf } from './head-and-foot.ts'
import { countOf, type Deed, Journal } from './journal.ts'
import type { LogEntry, Token } from './log.ts'
import type { MatchRecord, RecordFoot, RecordHead } from './record.ts'
import { type Seen, seenOf } from './seen.ts'
import { type MatchSetup, termsFor } from './setup.ts'
import { atOnce, type Steps } from './steps.ts'
import { whyNotUndoByConsent, whyNotUndoOnce } from './take-back.ts'

/** A match at the table: one position, how it came about, and who may do what now. */
export class Match<T extends TableBase = TableBase, R extends Rules<T> = Rules<T>> {
  /** As it was handed in: with all that a whole game has besides its rules. */
  readonly game: R
  readonly setup: MatchSetup
  /** The options that are on. */
  readonly options: readonly string[]
  /** The true position. Hand out `view` instead, unless you are the referee. */
  readonly table: T
  /** The die that a person has to type in before the match can begin. */
  waiting: DiceWanted | undefined
  readonly #chosen: Chosen
  readonly #tray: Tray
  readonly #moves = new Moves()
  readonly #journal: Journal
  #annals: Annals<T>
  /** Tells a match that was reopened again; undefined once that has been done. */
  #again: Reopened<T, R>['again'] | undefined
  /** Dice rolled at any time, undone ones included: none is ever rolled again. */
  #rolls = 0
  #isTold = false

  constructor(game: R & Rules<T>, setup: MatchSetup, reopened?: Reopened<T, R>) {
    const { scenario, start, dice } = setup
    this.game = game
    this.setup = setup
    this.table = blank(game)
    const bits = optionBits(game, setup.options)
    this.options = game.options.filter((_, i) => (bits >> i) & 1).map((o) => o.id)
    this.#journal = new Journal(game, dice.kind === 'manual', reopened?.journal, reopened?.loose)
    this.#journal.skipped = reopened?.skipped
    this.#again = reopened?.again
    this.#chosen = { scenario: scenarioOf(game, scenario), options: bits }
    this.#tray = trayOf(dice, termsFor(game, setup, this.options), reopened !== undefined)
    this.#annals = new Annals(game, countOf(`${reopened?.journal ?? ''}${reopened?.loose ?? ''}`).standing)
    const position = reopened?.position ?? start
    if (position === undefined) this.#begin()
    else startFrom(this.table, this.#chosen, position)
    this.#rolls = this.table.core.rolls
  }

  #begin(): void {
    const { game, table } = this
    const began = beginMatch(game, table, this.#chosen, this.#tray.dice)
    this.waiting = isDiceWanted(began) ? began : undefined
    if (!isDiceWanted(began)) this.#annals.open(began)
    this.#rolls = table.core.rolls
  }

  /** Who decides now, and what; undefined when the match is over. */
  get decision(): Decision | undefined {
    const q = question(this.game, this.table)
    return q && { side: q.who(this.table), seat: toAnswer(this.game, this.table), rule: q.rule, prompt: q.name }
  }

  /** What may be done now, always in the same order. */
  legal(): Action[] {
    legal(this.game, this.table, this.#moves)
    return this.#moves.toArray()
  }

  /** All that it knows of how it came about; a match that was reopened is told again first. */
  get #known(): Annals<T> {
    if (this.#again !== undefined) atOnce(this.recall())
    return this.#annals
  }

  /** Tells a match that was reopened again, in steps, so that nobody who asks how it came about has to wait for it. */
  *recall(): Steps<void> {
    const told = this.#again && (yield* this.#again(this.#journal))
    // Somebody may have asked meanwhile.
    if (told === undefined || this.#again === undefined) return
    if (!equal(told.table, this.table)) throw new ReplayFault(0, faultOf('otherPast'))
    this.#again = undefined
    this.#annals = told.#annals
    for (const { dice } of told.deeds) this.#tray.recall(dice)
  }

  /** What happened before the first decision. */
  get opening(): readonly TrueEvent[] {
    return this.#known.opening
  }

  /** What was rolled before it. */
  get openingDice(): readonly Rolled[] {
    return this.#known.openingDice
  }

  /** The orders that stand, with all that came of each. The referee's alone. */
  get deeds(): readonly Deed[] {
    return this.#known.orders
  }

  /** How many orders stand. */
  get length(): number {
    return this.#annals.length
  }

  /** The last order that stands. */
  get last(): Deed | undefined {
    return this.#annals.orders.at(-1) ?? this.#known.orders.at(-1)
  }

  /** The table's fingerprint after the last order, where the journal has it. */
  get lastHash(): string | undefined {
    return this.#journal.lastHash
  }

  /** Has the match ended? */
  get over(): boolean {
    return isOver(this.table)
  }

  /** An order of one action. */
  play(seat: Seat | undefined, action: unknown): Played {
    return this.order(seat, [action])
  }

  /**
   * Plays actions for a seat, all or none, up to the first that rolls a die, shows the side something hidden, ends the
   * match or hands the decision over, be it to another seat of the side: what follows was given without knowing that. What
   * only the enemy gets to see does not stop it. All of it is one entry of the log and of the record, and one step of undo.
   * Seat and order may come from anyone: whatever is wrong with them is refused, and nothing is changed then.
   */
  order(seat: Seat | undefined, order: unknown): Played {
    const actions = orderFrom(this.game, this.table, seat, order)
    return Array.isArray(actions) ? this.give(this.decision?.side ?? NOBODY, actions) : actions
  }

  /** The same for a side, whichever of its seats is asked, and for actions that the rules alone may refuse: those of a record. */
  give(side: Side, actions: readonly Action[]): Played {
    const t = this.table
    const carried = this.#annals.past.attempt(t, () => carryOut(this.game, t, side, actions, this.#tray.dice))
    if (carried.kind !== 'played') return carried
    const { deed } = carried
    this.#rolls = t.core.rolls
    this.#annals.past.follow(this.length)
    this.#annals.orders.push(deed)
    this.#journal.enter(deed, t)
    if (this.#annals.reach.played(this, deed)) this.#journal.fix()
    return { kind: 'played', left: actions.slice(deed.actions.length) }
  }

  /** The dice that the match is played with. The referee's alone. */
  get dice(): Dice {
    return this.#tray.dice
  }

  /** Types in a physical die; only a match with manual dice takes it. */
  offer(face: number): void {
    this.#tray.offer(face)
    if (this.waiting !== undefined) this.#begin()
  }

  /** Takes back this seat's last order, as long as it knows of nothing that was rolled, shown or asked of others since. */
  undo(seat: Seat | undefined): Undone {
    const done = this.whyNotUndo(seat)
    // What its side knows nothing of was rolled or shown all the same: then the journal has to say so.
    if (done === 'done') this.#takeBack(this.#known.reach.stays(this) ? 0 : undefined)
    return done
  }

  /** What would stand in the way of that; 'done' when nothing does. */
  whyNotUndo(seat: Seat | undefined): Undone {
    return this.#known.reach.whyNot(this, seat)
  }

  /** Takes back the last order, whatever it was, when all sides agree to just that. Its dice stay rolled and are void. */
  undoByConsent(by: Sides): UndoneByConsent {
    const done = whyNotUndoByConsent(this, by)
    // What could be taken back alone needs no line that all agreed.
    if (done === 'done') this.#takeBack(this.#known.reach.stays(this) ? by : undefined)
    return done
  }

  /** Takes back the last order as a record from before says that its side did alone. */
  undoOnce(): UndoneOnce {
    const done = whyNotUndoOnce(this)
    if (done === 'done') this.#takeBack(0)
    return done
  }

  /** Takes back the last order; the journal says who agreed, or has never had it. */
  #takeBack(by?: Sides): void {
    const { orders, past, logs, reach } = this.#known
    reach.takeBack(this, by)
    restore(this.table, this.at(this.length - 1))
    logs.takeBack(this)
    orders.pop()
    past.cut(this.length)
    this.table.core.rolls = this.#rolls
    if (by === undefined) this.#journal.strike()
    else this.#journal.takenBack(by)
  }

  /** Form 1: moves the dice on to roll `n`, since the record does not say what those before it were spent on. */
  skipDice(n: number): void {
    if (n < this.#rolls) throw new RangeError(`roll ${n} was made already`)
    this.#rolls = n
    this.#journal.skipped = n
    this.table.core.rolls = n
  }

  /** The table after so many orders. The referee's alone. */
  at(length: number): Uint8Array {
    if (length >= this.length) return snapshot(this.table)
    const { past, orders } = this.#known
    return past.at(length, orders, this.#tray.dice)
  }

  /** The table as a side may know it, written to `into` (a new table when left out); NOBODY is an onlooker. */
  view(side: Side, into?: T): T {
    return view(this.game, this.table, side, into)
  }

  /** What happened, as a viewer may know it, from an entry of its log on; the first is what came before any order. */
  log(viewer: Side, from = 0): readonly LogEntry[] {
    return this.#known.logs.of(viewer, this).from(from)
  }

  /** All that a viewer is given, of this moment; of his log what he has not read yet. */
  seen(viewer: Side, read: Token = ''): Seen {
    return seenOf(this as unknown as Match, this.#known.logs.of(viewer, this), viewer, read)
  }

  /** How many entries a viewer's log had after so many orders. The referee's alone, like all that counts orders. */
  heard(viewer: Side, length: number): number {
    return this.#known.logs.of(viewer, this).heard(length)
  }

  /** After how many orders an entry of a viewer's log was told. */
  moment(viewer: Side, entry: number): number {
    return this.#known.logs.of(viewer, this).moment(entry)
  }

  /** Tells the secret of the dice: from now on it is in every record, and nothing is taken back by consent any more. */
  tell(): this {
    this.#isTold = true
    return this
  }

  /** Is the secret of the dice out? The end of a match tells it. */
  get told(): boolean {
    return this.setup.dice.kind === 'cipher' && (this.#isTold || this.over)
  }

  /** The match as a record. The secret of the dice is in it once it has been told: to write is not to tell. */
  record(): MatchRecord {
    return { ...this.head(), entries: this.#journal.entries, ...this.foot() }
  }

  /** What a record begins with: it is the same from the first order to the last, until the secret is told. */
  head(withSecret: boolean = this.told): RecordHead {
    const opening = this.#again === undefined ? this.openingDice : undefined
    return headOf(this, this.#tray.record(withSecret, opening))
  }

  /** The lines of the journal from a line on: they only grow, so that whoever keeps a record appends what is new. */
  journal(since = 0): readonly string[] {
    return this.#journal.lines(since)
  }

  /** The lines behind those, of orders that may still be taken back without a trace: to be kept beside the journal. */
  get loose(): readonly string[] {
    return this.#journal.loose
  }

  /** What a record ends with. */
  foot(): RecordFoot {
    return footOf(this, this.#journal.skipped)
  }
}
