import type { Action } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import { ALLOWED } from '../actions/refusals.ts'
import { type Dice, type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import type { GameEvent, Rolled } from '../events/event-set.ts'
import { Chronicle, Log, type LogEntry } from '../events/log.ts'
import { blank, view } from '../fog.ts'
import { type Game, optionBits, scenarioOf, sideWord } from '../game.ts'
import { apply, begin, isOver, legal, question, toAnswer, winner } from '../play.ts'
import { EVERYONE, NOBODY, type Side, type Sides } from '../side.ts'
import { restore, snapshot, type TableBase } from '../table/table.ts'
import type { Decision, Played, Undone, UndoneByConsent } from './answers.ts'
import { type Tray, trayOf } from './dice-tray.ts'
import { foresight } from './foresight.ts'
import { type Deed, Journal, type Order } from './journal.ts'
import { layoutMark, packBytes } from './marks.ts'
import { Past } from './past.ts'
import type { Entry, MatchRecord, RecordFoot, RecordHead } from './record.ts'
import { type MatchSetup, termsFor } from './setup.ts'

/** A match at the table: one position, how it came about, and who may do what now. */
export class Match<T extends TableBase = TableBase> {
  readonly game: Game<T>
  readonly setup: MatchSetup
  /** The options that are on. */
  readonly options: readonly string[]
  /** The true position. Hand out `view` instead, unless you are the referee. */
  readonly table: T
  /** What happened before the first decision. */
  opening: readonly GameEvent[] = []
  /** What was rolled before it. */
  openingDice: readonly Rolled[] = []
  /** The die that a person has to type in before the match can begin. */
  waiting: DiceWanted | undefined
  /** Is the secret of the dice out? Then nothing is taken back by consent any more. */
  told = false
  readonly #chosen: { readonly scenario: number; readonly options: number }
  readonly #tray: Tray
  readonly #moves = new Moves()
  readonly #logs = new Map<Side, Log>()
  /** The orders that stand. */
  readonly #orders: Deed[] = []
  readonly #journal: Journal
  readonly #past: Past<T>
  /** Dice rolled at any time, undone ones included: none is ever rolled again. */
  #rolls = 0

  constructor(game: Game<T>, setup: MatchSetup) {
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

  /** Plays one action for a side. Whatever is wrong with it, nothing is changed then. */
  play(side: Side, action: number): Played {
    return this.order(side, [action])
  }

  /**
   * Plays actions for a side, all or none, up to the first that rolls a die, shows the side something hidden, ends the
   * match or hands the decision over, be it to another seat of the side: what follows was given without knowing that. What
   * only the enemy gets to see does not stop it. All of it is one entry of the log and of the record, and one step of undo.
   */
  order(side: Side, actions: readonly number[]): Played {
    if (actions.length === 0) throw new RangeError('an order has one action at least')
    const { table: t, game } = this
    this.#past.hold(t)
    const { reveals: revealsBefore, rolls: rollsBefore } = t.core
    const seat = toAnswer(game, t)
    const heard = new Chronicle()
    const known = actions.length > 1 ? foresight(game, t, side) : undefined
    const hasNews = () => t.core.reveals !== revealsBefore && known?.isNews(t) !== false
    let count = 0
    try {
      do {
        known?.try(actions[count] as Action)
        const refusal = apply(game, t, side, actions[count], this.#tray.dice, heard)
        if (refusal !== ALLOWED) {
          this.#past.putBack(t)
          return { kind: 'refused', refusal, at: count }
        }
        count++
      } while (count < actions.length && !heard.dice.length && !hasNews() && toAnswer(game, t) === seat)
    } catch (caught) {
      this.#past.putBack(t)
      if (isDiceWanted(caught)) return { kind: 'dice', wanted: caught }
      throw caught
    }
    const { events, dice } = heard
    const deed = { side, actions: actions.slice(0, count) as Action[], rollsBefore, revealsBefore, dice, events }
    this.#rolls = t.core.rolls
    this.#past.follow(this.length)
    this.#orders.push(deed)
    this.#journal.enter(deed, t)
    return { kind: 'played', events, left: actions.slice(count) }
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

  /** Takes back this side's last order, as long as no die was rolled, nothing was shown since and the match goes on. */
  undo(side: Side): Undone {
    const last = this.#orders.at(-1)
    if (last === undefined) return 'nothing'
    // The end tells what was hidden, and the secret of the dice: whoever went back would know what the next ones show.
    if (this.over) return 'over'
    if (last.side !== side) return 'not-yours'
    if (last.dice.length > 0) return 'dice'
    if (last.revealsBefore !== this.table.core.reveals) return 'reveal'
    this.#takeBack(0)
    return 'done'
  }

  /** Takes back the last order, whatever it was, when all sides agree to just that. Its dice stay rolled and are void. */
  undoByConsent(by: Sides): UndoneByConsent {
    if (this.length === 0) return 'nothing'
    if (this.over) return 'over'
    if (this.told) return 'told'
    if (by !== EVERYONE) return 'no-consent'
    this.#takeBack(by)
    return 'done'
  }

  #takeBack(by: Sides): void {
    restore(this.table, this.at(this.length - 1))
    this.#orders.pop()
    this.#past.cut(this.length)
    this.table.core.rolls = this.#rolls
    this.#journal.takenBack(by)
    for (const log of this.#logs.values()) log.cut(this.length)
  }

  /** Form 1: moves the dice on to roll `n`, since the record does not say what those before it were spent on. */
  skipDice(n: number): void {
    if (n < this.#rolls) throw new RangeError(`roll ${n} was made already`)
    this.#rolls = n
    this.#journal.skipped = n
    this.table.core.rolls = n
  }

  /** Goes on from a position that a journal holds, without playing what led there: it is neither told nor taken back. */
  goTo(position: Uint8Array, entries: readonly Entry[]): void {
    this.#startFrom(position)
    this.#rolls = this.table.core.rolls
    this.#journal.takeOver(entries)
  }

  /** The table after so many orders. The referee's alone. */
  at(length: number): Uint8Array {
    return length < this.length ? this.#past.at(length, this.#orders) : snapshot(this.table)
  }

  /** The table as a side may know it; NOBODY is an onlooker. */
  view(side: Side): T {
    return view(this.game, this.table, side)
  }

  /** What happened, as a viewer may know it, from an entry of its log on; the first is what came before any order. */
  log(viewer: Side, from = 0): readonly LogEntry[] {
    return this.#log(viewer).from(from)
  }

  /** How many entries a viewer's log had after so many orders. The referee's alone, like all that counts orders. */
  heard(viewer: Side, length: number): number {
    return this.#log(viewer).heard(length)
  }

  /** After how many orders an entry of a viewer's log was told. */
  moment(viewer: Side, entry: number): number {
    return this.#log(viewer).moment(entry)
  }

  #log(viewer: Side): Log {
    const before = this.setup.story?.match
    const story = before && [{ side: NOBODY, events: before.opening }, ...before.deeds]
    const log = this.#logs.get(viewer) ?? new Log(viewer, this.opening, story)
    this.#logs.set(viewer, log)
    log.follow(this.#orders)
    return log
  }

  /** The match as a record. The dice's secret goes in only on demand, or when the match is over. */
  record(tellSecret: boolean = this.over): MatchRecord {
    return { ...this.head(tellSecret), entries: this.#journal.entries, ...this.foot() }
  }

  /** What a record begins with: it is the same from the first order to the last, but for the secret. */
  head(tellSecret: boolean = this.over): RecordHead {
    const { game, setup } = this
    this.told ||= tellSecret && setup.dice.kind === 'cipher'
    return {
      form: setup.origin?.form ?? 2,
      id: setup.id ?? '',
      game: game.id,
      version: setup.origin?.version ?? game.version,
      layout: layoutMark(game),
      scenario: setup.scenario,
      options: this.options,
      overlay: game.overlay,
      dice: this.#tray.record(tellSecret, this.openingDice),
      ...(setup.start === undefined ? {} : { start: packBytes(setup.start) }),
      ...(setup.story === undefined ? {} : { story: setup.story.record }),
    }
  }

  /** The lines of the journal from a line on: they only grow, so that whoever keeps a record appends what is new. */
  journal(since = 0): readonly string[] {
    return this.#journal.lines(since)
  }

  /** What a record ends with. */
  foot(): RecordFoot {
    const { skipped: rolls } = this.#journal
    const result = this.over ? { result: sideWord(this.game, winner(this.table)) } : {}
    return { ...(rolls === undefined ? {} : { rolls }), ...result, table: packBytes(this.table.bytes) }
  }
}
