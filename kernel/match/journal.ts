import { type Action, writeAction } from '../actions/action-set.ts'
import type { ShownLink } from '../dice/chain.ts'
import type { Rolled, TrueEvent } from '../events/event-set.ts'
import { type Rules, seatsOf, sideWord } from '../game.ts'
import { only, type Seat, SIDES, type Side, type Sides } from '../side.ts'
import { fingerprint, type TableBase } from '../table/table.ts'
import { type Ending, entryOf } from './ending.ts'
import { parseEntries } from './read-record.ts'
import { BETWEEN, type Entry, type OrderEntry, writeEntry } from './record.ts'

/** An order that was played. */
export interface Order {
  readonly side: Side
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** The same with all that came of it, and what was rolled and shown before it. */
export interface Deed extends Order {
  readonly rollsBefore: number
  readonly revealsBefore: number
  readonly dice: readonly Rolled[]
  readonly events: readonly TrueEvent[]
  /** It is no order, but ended the match. */
  readonly ending?: Ending
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** A journal carries a fingerprint of the table every so many orders. */
export const HASH_EVERY = 16

/** All that was done in a match, in order: each order, and for each that was taken back who agreed to it. */
export class Journal {
  readonly #game: Rules
  /** What the sides are called. */
  readonly #sides: readonly string[]
  /** Are faces noted, because nobody else could say what was rolled, or so that it can be held against what should be? */
  readonly #faces: 'rolled' | 'fell' | undefined
  /** What was written before the match was reopened, and its entries, once somebody asks for them. */
  readonly #before: string
  #read: readonly Entry[] | undefined
  /** The entries since. */
  readonly #entries: Entry[] = []
  /** Orders whose words nobody has asked for yet, and their actions: whoever plays a record again has no use for words. */
  readonly #unwritten: Writable<OrderEntry>[] = []
  readonly #unsaid: (readonly Action[])[] = []
  /** The lines that stay, as far as somebody has asked for them, and how many of the entries since they tell of. */
  #lines: string[] | undefined
  #written = 0
  /** How many of these entries stay whatever comes; those behind are orders that their side may still take back alone. */
  #fixed = 0
  #orders = 0
  /** How many actions the orders that stand have together. */
  actions = 0
  /** Form 1: the roll that the dice were moved on to since the last order. */
  skipped: number | undefined

  constructor(game: Rules, faces: 'rolled' | 'fell' | undefined, before = '', loose = '') {
    this.#game = game
    this.#sides = SIDES.map((side) => sideWord(game, side))
    this.#faces = faces
    this.#before = before
    this.#entries.push(...parseEntries(loose))
    const { given, actions } = countOf(before + loose)
    this.#orders = given
    this.actions = actions
  }

  /** Notes an order, and now and then the table after it, or how the match was ended. */
  enter({ side, seat, actions, dice, rollsBefore, ending }: Deed, t: TableBase, shown?: ShownLink): void {
    if (ending !== undefined) return void this.#entries.push(entryOf(this.#game, ending))
    const n = ++this.#orders
    this.actions += actions.length
    const entry: Writable<OrderEntry> = { side: this.#sides[side], order: '' }
    if (this.skipped !== undefined) entry.dice = this.skipped
    const faces = dice.length > 0 && this.#faces !== undefined ? dice.map((d) => d.shows) : undefined
    if (faces !== undefined && this.#faces === 'rolled') entry.rolled = faces
    else if (faces !== undefined) entry.fell = [rollsBefore + 1, ...faces]
    const who = shown && seatsOf(this.#game)[seat]?.id
    if (shown !== undefined) entry.link = `${who} ${shown.link}`
    if (shown?.end !== undefined) entry.chain = `${who} ${shown.end}`
    if (n % HASH_EVERY === 0) entry.hash = fingerprint(t)
    this.#entries.push(entry)
    this.#unwritten.push(entry)
    this.#unsaid.push(actions)
    this.skipped = undefined
  }

  /** Notes that the last order that stood, of so many actions, was taken back, and who agreed. */
  takenBack(by: Sides, actions: number): void {
    this.actions -= actions
    this.#entries.push({ undo: SIDES.filter((side) => by & only(side)).map((side) => this.#sides[side]) })
    this.fix()
  }

  /** What has been noted stays, whatever comes. */
  fix(): void {
    this.#fixed = this.#entries.length
  }

  /** Has never had the last order, of so many actions: nobody can tell that it was given. */
  strike(actions: number): void {
    if (this.#entries.length === this.#fixed) throw new Error('what stays in the journal cannot be struck out')
    const entry = this.#entries.pop() as OrderEntry
    this.#orders--
    this.actions -= actions
    if (entry.dice !== undefined) this.skipped = entry.dice
    if (this.#unwritten.at(-1) !== entry) return
    this.#unwritten.pop()
    this.#unsaid.pop()
  }

  /** All entries. */
  get entries(): readonly Entry[] {
    this.#write()
    this.#read ??= parseEntries(this.#before)
    return [...this.#read, ...this.#entries]
  }

  /** The table's fingerprint after the last order, where it was noted. */
  get lastHash(): string | undefined {
    return (this.#entries.at(-1) as OrderEntry | undefined)?.hash
  }

  #write(): void {
    for (const [i, entry] of this.#unwritten.entries())
      entry.order = this.#unsaid[i].map((a) => writeAction(this.#game.actions, a)).join(BETWEEN)
    this.#unwritten.length = 0
    this.#unsaid.length = 0
  }

  /** The lines that stay, from one on. */
  lines(since: number): readonly string[] {
    this.#write()
    this.#lines ??= this.#before.split('\n').slice(0, -1)
    for (; this.#written < this.#fixed; this.#written++) this.#lines.push(...writeEntry(this.#entries[this.#written]))
    return this.#lines.slice(since)
  }

  /** The lines behind them, which may still go. */
  get loose(): readonly string[] {
    this.#write()
    return this.#entries.slice(this.#fixed).flatMap(writeEntry)
  }
}

/** How lines begin that tell of an end. */
const ENDS = ['* resign', '* agree', '* adjudge']

/** How many orders the lines of a journal tell of: all that were given, those that stand, and the actions of these. */
export function countOf(text: string): { readonly given: number; readonly standing: number; readonly actions: number } {
  let given = 0
  const standing: number[] = []
  for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1) {
    if (text[at] !== '*') {
      given++
      standing.push(text.slice(at, text.indexOf('\n', at)).split(BETWEEN).length)
    } else if (text.startsWith('* undo', at)) standing.pop()
    else if (ENDS.some((mark) => text.startsWith(mark, at))) standing.push(0)
  }
  return { given, standing: standing.length, actions: standing.reduce((sum, n) => sum + n, 0) }
}
