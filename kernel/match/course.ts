import type { Action } from '../actions/action-set.ts'
import type { LinkFault, ShownLink } from '../dice/chain.ts'
import { LEAST_ADDED, MOST_ADDED } from '../dice/commitment.ts'
import { type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import type { Rolled, TrueEvent } from '../events/event-set.ts'
import { blank } from '../fog.ts'
import { optionBits, type Rules, scenarioOf, seatsOf } from '../game.ts'
import { isOver, question, toAnswer } from '../play.ts'
import { EVERYONE, type Seat, type Side, type Sides } from '../side.ts'
import { equal, snapshot, type TableBase } from '../table/table.ts'
import { Annals, type Reopened } from './annals.ts'
import type { Contributed, Decision } from './answers.ts'
import { beginMatch, type Chosen, startFrom } from './begin.ts'
import { type Carried, carryOut } from './carry-out.ts'
import { type Tray, trayOf } from './dice-tray.ts'
import { type Ending, endBy } from './ending.ts'
import { faultOf, ReplayFault } from './fault.ts'
import { footOf, headOf } from './head-and-foot.ts'
import { countOf, type Deed, Journal } from './journal.ts'
import { followLinks } from './links.ts'
import type { MatchRecord, RecordFoot, RecordHead } from './record.ts'
import { type MatchSetup, type OpenSetup, optionsOf, termsFor } from './setup.ts'
import { atOnce, type Steps } from './steps.ts'

/** The secret of a match's dice for whoever keeps it, in hexadecimal: it lies beside the record, also when it was told. */
export let secretOf: (match: Course) => string | undefined

/** How a match goes: its true table, the dice that it rolls, its journal, and what that tells. Who may do what is `Match`. */
export class Course<T extends TableBase = TableBase, R extends Rules<T> = Rules<T>> {
  /** As it was handed in: with all that a whole game has besides its rules. */
  readonly game: R
  readonly setup: OpenSetup
  /** The options that are on. */
  readonly options: readonly string[]
  /** The true position. Hand out `view` instead, unless you are the referee. */
  readonly table: T
  /** The die that a person has to type in before the match can begin. */
  waiting: DiceWanted | undefined
  readonly #chosen: Chosen
  readonly #tray: Tray
  readonly #journal: Journal
  #annals: Annals<T>
  /** Tells a match that was reopened again; undefined once that has been done. */
  #again: Reopened<T, R>['again'] | undefined
  /** Dice rolled at any time, undone ones included: none is ever rolled again. */
  #rolls = 0
  #isTold = false

  static {
    // No member of a match gives the secret away, whoever it is handed to.
    secretOf = (match) => match.#tray.secret
  }

  constructor(game: R & Rules<T>, setup: MatchSetup, reopened?: Reopened<T, R>) {
    const { scenario, start, dice } = setup
    this.game = game
    this.setup = { ...setup, dice: { kind: dice.kind } }
    this.table = blank(game)
    this.options = optionsOf(game, setup)
    const faces = dice.kind === 'manual' ? 'rolled' : dice.chains && 'fell'
    this.#journal = new Journal(game, faces, reopened?.journal, reopened?.loose)
    this.#journal.skipped = reopened?.skipped
    this.#again = reopened?.again
    this.#chosen = { scenario: scenarioOf(game, scenario), options: optionBits(game, setup.options) }
    const seats = seatsOf(game).map(({ id }) => id)
    this.#tray = trayOf(dice, termsFor(game, setup), seats, reopened !== undefined)
    const lines = `${reopened?.journal ?? ''}${reopened?.loose ?? ''}`
    if (this.#tray.chains !== undefined) followLinks(this.#tray.chains, lines)
    this.#annals = new Annals(game, countOf(lines).standing)
    if (this.#tray.lacking.length === 0) this.#open(reopened?.position ?? start)
  }

  #open(position: Uint8Array | undefined): void {
    if (position === undefined) this.#begin()
    else startFrom(this.table, this.#chosen, position)
    this.#rolls = this.table.core.rolls
  }

  /** The seats that have still to add bytes of their own to the secret of the dice: the match waits for them. */
  get lacking(): readonly Seat[] {
    const { lacking } = this.#tray
    return seatsOf(this.game).flatMap(({ id }, seat) => (lacking.includes(id) ? [seat as Seat] : []))
  }

  /** Takes what a seat adds, with the end of its chain, once; the match begins with the last of them. Seat and bytes may be anything. */
  contribute(seat: Seat, bytes: unknown, end?: string): Contributed {
    if (!this.lacking.some((wanted) => Object.is(wanted, seat))) return 'not-wanted'
    if (!(bytes instanceof Uint8Array)) return 'no-bytes'
    if (bytes.length < LEAST_ADDED || bytes.length > MOST_ADDED) return 'no-bytes'
    this.#tray.add(seatsOf(this.game)[seat]?.id ?? '', bytes.slice(), end)
    if (this.#tray.lacking.length === 0) this.#open(this.setup.start)
    return 'done'
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

  /** All that it knows of how it came about; a match that was reopened is told again first. */
  protected get known(): Annals<T> {
    if (this.#again !== undefined) atOnce(this.recall())
    return this.#annals
  }

  /** Tells a match that was reopened again, in steps, so that nobody who asks how it came about has to wait for it. */
  *recall(): Steps<void> {
    const told: Course<T, R> | undefined = this.#again && (yield* this.#again(this.#journal))
    // Somebody may have asked meanwhile.
    if (told === undefined || this.#again === undefined) return
    if (!equal(told.table, this.table)) throw new ReplayFault(0, faultOf('otherPast'))
    this.#again = undefined
    this.#annals = told.#annals
  }

  /** What happened before the first decision. */
  get opening(): readonly TrueEvent[] {
    return this.known.opening
  }

  /** What was rolled before it. */
  get openingDice(): readonly Rolled[] {
    return this.known.openingDice
  }

  /** The orders that stand, with all that came of each. The referee's alone. */
  get deeds(): readonly Deed[] {
    return this.known.orders
  }

  /** How many orders stand. */
  get length(): number {
    return this.#annals.length
  }

  /** The last order that stands. */
  get last(): Deed | undefined {
    return this.#annals.orders.at(-1) ?? this.known.orders.at(-1)
  }

  /** The table's fingerprint after the last order, where the journal has it. */
  get lastHash(): string | undefined {
    return this.#journal.lastHash
  }

  /** Has the match ended? */
  get over(): boolean {
    return isOver(this.table)
  }

  /** Carries out an order of a side. A match that goes on longer than its scenario allows ends with it, undecided. */
  protected carryOut(side: Side, actions: readonly Action[], link?: ShownLink): Carried {
    const most = this.game.scenarios[this.#chosen.scenario]?.mostActions ?? 0
    const left = most - this.#journal.actions
    const seat = toAnswer(this.game, this.table)
    const fault = this.over ? undefined : this.linkFault(seat, link)
    if (fault !== undefined) throw new RangeError(`the order carries no link that fits: ${fault}`)
    const { chains } = this.#tray
    if (link !== undefined) chains?.take(this.#idOf(seat), link)
    const carried = this.#enter(() => carryOut(this.game, this.table, side, actions, this.#tray.dice, left), link)
    if (link !== undefined && carried.kind !== 'played') chains?.back(this.#idOf(seat))
    return carried
  }

  #idOf(seat: Seat): string {
    return seatsOf(this.game)[seat]?.id ?? ''
  }

  /** What is wrong with the link that an order of a seat would carry; seats without a chain carry none. */
  linkFault(seat: Seat, link: ShownLink | undefined): LinkFault | undefined {
    return this.#tray.chains?.fault(this.#idOf(seat), link)
  }

  /** The end of a seat's chain, and how many of its links are used: the seat's own affair as long as the match is on. */
  chainOf(seat: Seat): { readonly end: string; readonly used: number } | undefined {
    const chain = this.#tray.chains?.of(this.#idOf(seat))
    return chain && { end: chain.end, used: chain.used }
  }

  /** Ends the match so. */
  protected endBy(ending: Ending): void {
    this.#enter(() => ({ kind: 'played', deed: endBy(this.game, this.table, ending) }))
  }

  /** Does something, and notes what came of it. */
  #enter(deed: () => Carried, link?: ShownLink): Carried {
    const { table } = this
    const { past } = this.#annals
    past.begin(table)
    let carried: Carried | undefined
    try {
      carried = deed()
    } finally {
      if (carried?.kind !== 'played') past.breakOff(table)
    }
    if (carried.kind !== 'played') return carried
    this.#rolls = table.core.rolls
    past.follow(this.length)
    this.#annals.orders.push(carried.deed)
    this.#journal.enter(carried.deed, table, link)
    if (this.#annals.leeway.played(this, carried.deed)) this.#journal.fix()
    return carried
  }

  /** Takes back the last order; the journal says who agreed, or has never had it. */
  protected takeBack(by?: Sides): void {
    const { orders, past, logs, leeway } = this.known
    leeway.takeBack(this, by)
    past.putBack(this.table, this.length - 1, orders)
    logs.takeBack(this)
    const deed = orders.pop()
    // What all agreed to take back has used its link; what a side takes back alone must not tell it whether it has.
    if (deed !== undefined) this.#tray.chains?.[by === EVERYONE ? 'forget' : 'back'](this.#idOf(deed.seat))
    const actions = deed?.actions.length ?? 0
    past.cut(this.length)
    this.table.core.rolls = this.#rolls
    if (by === undefined) this.#journal.strike(actions)
    else this.#journal.takenBack(by, actions)
  }

  /** Types in a physical die; only a match with manual dice takes it. */
  offer(face: number): void {
    this.#tray.offer(face)
    if (this.waiting !== undefined) this.#begin()
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
    const { past, orders } = this.known
    return past.at(length, orders)
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
    return headOf(this, this.#tray.record(withSecret && this.told, opening))
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
