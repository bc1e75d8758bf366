import type { Action } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import { type Dice, type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import { toHexadecimal } from '../dice/hexadecimal.ts'
import type { Rolled, TrueEvent } from '../events/event-set.ts'
import { Chronicle } from '../events/log.ts'
import { blank, view } from '../fog.ts'
import { optionBits, type Rules, scenarioOf } from '../game.ts'
import { begin, isOver, legal, question, toAnswer } from '../play.ts'
import { NOBODY, type Seat, type Side, type Sides } from '../side.ts'
import { restore, snapshot, type TableBase } from '../table/table.ts'
import type { Decision, Played, Undone, UndoneByConsent } from './answers.ts'
import { type Carried, carryOut } from './carry-out.ts'
import { type Tray, trayOf } from './dice-tray.ts'
import { orderFrom } from './gate.ts'
import { footOf, headOf } from './head-and-foot.ts'
import { type Deed, Journal, type Order } from './journal.ts'
import type { LogEntry, Token } from './log.ts'
import { Logs } from './logs.ts'
import { Past } from './past.ts'
import type { MatchRecord, RecordFoot, RecordHead } from './record.ts'
import { type Seen, seenOf } from './seen.ts'
import { type MatchSetup, termsFor } from './setup.ts'
import { whyNotUndo, whyNotUndoByConsent } from './take-back.ts'

/** A match at the table: one position, how it came about, and who may do what now. */
export class Match<T extends TableBase = TableBase, R extends Rules<T> = Rules<T>> {
  /** As it was handed in: with all that a whole game has besides its rules. */
  readonly game: R
  readonly setup: MatchSetup
  /** The options that are on. */
  readonly options: readonly string[]
  /** The true position. Hand out `view` instead, unless you are the referee. */
  readonly table: T
  /** What happened before the first decision. */
  opening: readonly TrueEvent[] = []
  /** What was rolled before it. */
  openingDice: readonly Rolled[] = []
  /** The die that a person has to type in before the match can begin. */
  waiting: DiceWanted | undefined
  readonly #chosen: { readonly scenario: number; readonly options: number }
  readonly #tray: Tray
  readonly #moves = new Moves()
  readonly #logs = new Logs()
  /** The orders that stand. */
  readonly #orders: Deed[] = []
  readonly #journal: Journal
  readonly #past: Past<T>
  /** Dice rolled at any time, undone ones included: none is ever rolled again. */
  #rolls = 0
  #isTold = false

  constructor(game: R & Rules<T>, setup: MatchSetup) {
    const { scenario, start, origin } = setup
    this.game = game
    this.setup = setup
    this.table = blank(game)
    const bits = optionBits(game, setup.options)
    this.options = game.options.filter((_, i) => (bits >> i) & 1).map((o) => o.id)
    this.#journal = new Journal(game, { faces: setup.dice.kind === 'manual', tables: origin?.form !== 1 })
    this.#chosen = { scenario: scenarioOf(game, scenario), options: bits }
    this.#tray = trayOf(setup.dice, termsFor(game, setup, this.options))
    this.#past = new Past(game, this.#tray.dice)
    if (start === undefined) this.#begin()
    else this.#startFrom(start)
    this.#rolls = this.table.core.rolls
  }

  #startFrom(position: Uint8Array): void {
    const { table } = this
    restore(table, position)
    if (table.core.scenario !== this.#chosen.scenario || table.core.options !== this.#chosen.options)
      throw new RangeError('the match starts from a position of another scenario or with other options')
  }

  #begin(): void {
    const { game, table } = this
    const heard = new Chronicle()
    try {
      begin(game, table, this.#chosen, this.#tray.dice, heard)
    } catch (caught) {
      table.bytes.fill(0)
      if (!isDiceWanted(caught)) throw caught
      this.waiting = caught
      return
    }
    this.waiting = undefined
    this.opening = heard.events
    this.openingDice = heard.dice
    this.#rolls = table.core.rolls
    this.#logs.clear()
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

  /** The orders that stand, with all that came of each. The referee's alone. */
  get deeds(): readonly Deed[] {
    return this.#orders
  }

  /** How many orders stand. */
  get length(): number {
    return this.#orders.length
  }

  /** The last order that stands. */
  get last(): Order | undefined {
    return this.#orders.at(-1)
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
    this.#past.hold(t)
    const carried = this.#carryOut(side, actions)
    if (carried.kind !== 'played') return carried
    const { deed } = carried
    this.#rolls = t.core.rolls
    this.#past.follow(this.length)
    this.#orders.push(deed)
    this.#journal.enter(deed, t)
    return { kind: 'played', left: actions.slice(deed.actions.length) }
  }

  /** Plays them on the table, which is as before if that fails. */
  #carryOut(side: Side, actions: readonly Action[]): Carried {
    let carried: Carried | undefined
    try {
      carried = carryOut(this.game, this.table, side, actions, this.#tray.dice)
      return carried
    } finally {
      if (carried?.kind !== 'played') this.#past.putBack(this.table)
    }
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

  /** Takes back this seat's last order, as long as no die was rolled, nothing was shown since and the match goes on. */
  undo(seat: Seat | undefined): Undone {
    const done = whyNotUndo(this, seat)
    if (done === 'done') this.#takeBack(0)
    return done
  }

  /** Takes back the last order, whatever it was, when all sides agree to just that. Its dice stay rolled and are void. */
  undoByConsent(by: Sides): UndoneByConsent {
    const done = whyNotUndoByConsent(this, by)
    if (done === 'done') this.#takeBack(by)
    return done
  }

  #takeBack(by: Sides): void {
    restore(this.table, this.at(this.length - 1))
    this.#logs.takeBack(this)
    this.#orders.pop()
    this.#past.cut(this.length)
    this.table.core.rolls = this.#rolls
    this.#journal.takenBack(by)
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
    return length < this.length ? this.#past.at(length, this.#orders) : snapshot(this.table)
  }

  /** The table as a side may know it, written to `into` (a new table when left out); NOBODY is an onlooker. */
  view(side: Side, into?: T): T {
    return view(this.game, this.table, side, into)
  }

  /** What happened, as a viewer may know it, from an entry of its log on; the first is what came before any order. */
  log(viewer: Side, from = 0): readonly LogEntry[] {
    return this.#logs.of(viewer, this).from(from)
  }

  /** All that a viewer is given, of this moment; of his log what he has not read yet. */
  seen(viewer: Side, read: Token = ''): Seen {
    return seenOf(this as unknown as Match, this.#logs.of(viewer, this), viewer, read)
  }

  /** How many entries a viewer's log had after so many orders. The referee's alone, like all that counts orders. */
  heard(viewer: Side, length: number): number {
    return this.#logs.of(viewer, this).heard(length)
  }

  /** After how many orders an entry of a viewer's log was told. */
  moment(viewer: Side, entry: number): number {
    return this.#logs.of(viewer, this).moment(entry)
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

  /** The same secret for whoever keeps the match, in hexadecimal: it lies beside the record until it is told. */
  get secret(): string | undefined {
    const { dice } = this.setup
    return dice.kind === 'cipher' ? toHexadecimal(dice.secret) : undefined
  }

  /** The match as a record. The secret of the dice is in it once it has been told: to write is not to tell. */
  record(): MatchRecord {
    return { ...this.head(), entries: this.#journal.entries, ...this.foot() }
  }

  /** What a record begins with: it is the same from the first order to the last, until the secret is told. */
  head(withSecret: boolean = this.told): RecordHead {
    return headOf(this, this.#tray.record(withSecret, this.openingDice))
  }

  /** The lines of the journal from a line on: they only grow, so that whoever keeps a record appends what is new. */
  journal(since = 0): readonly string[] {
    return this.#journal.lines(since)
  }

  /** What a record ends with. */
  foot(): RecordFoot {
    return footOf(this, this.#journal.skipped)
  }
}
