import { type Action, writeAction } from '../actions/action-set.ts'
import { Moves } from '../actions/moves.ts'
import { ALLOWED, type Refusal } from '../actions/refusals.ts'
import { type Dice, type DiceWanted, isDiceWanted } from '../dice/dice.ts'
import { toHexadecimal } from '../dice/hexadecimal.ts'
import type { GameEvent, Rolled, Sink } from '../events/event-set.ts'
import { chronicle, logFor } from '../events/log.ts'
import { blank, view } from '../fog.ts'
import { type Game, optionBits, scenarioOf, sideWord } from '../game.ts'
import { apply, begin, isOver, legal, question, toAnswer, winner } from '../play.ts'
import type { Seat, Side } from '../side.ts'
import { diff, type Patch, patch } from '../table/diff.ts'
import { fingerprint, restore, snapshot, type TableBase } from '../table/table.ts'
import { type MatchDice, recordDice, type Tray, trayOf } from './dice-tray.ts'
import type { Entry, MatchRecord } from './record.ts'

/** What a match is opened with. */
export interface MatchSetup {
  readonly scenario: string
  /** The options that are on; those usually on when left out. */
  readonly options?: readonly string[]
  readonly dice: MatchDice
  /** A position to start from instead of the scenario's own (a fork). */
  readonly start?: Uint8Array
}

/** Who decides, under which rule, and which prompt asks. */
export interface Decision {
  readonly side: Side
  readonly seat: Seat
  readonly rule: string
  readonly prompt: string
}

/** What came of playing an action: what happened, why not, or a die that a person has still to type in. */
export type Played =
  | { readonly kind: 'played'; readonly events: readonly GameEvent[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'dice'; readonly wanted: DiceWanted }

/** What came of an undo: 'done', or what stands in its way. */
export type Undone = 'done' | 'nothing' | 'over' | 'not-yours' | 'dice' | 'reveal'

/** One action of a match, and how to take it back. */
interface Turn {
  readonly side: Side
  readonly action: Action
  readonly back: Patch
  readonly rollsBefore: number
  readonly revealsBefore: number
  readonly dice: readonly Rolled[]
  readonly events: readonly GameEvent[]
  readonly hash: string
}

/** A record carries a fingerprint of the table every so many actions. */
const HASH_EVERY = 16

/** A match at the table: one position, how it came about, and who may do what now. */
export class Match<T extends TableBase = TableBase> {
  readonly game: Game<T>
  readonly setup: MatchSetup
  /** The true position. Hand out `view` instead, unless you are the referee. */
  readonly table: T
  /** What happened before the first decision. */
  opening: readonly GameEvent[] = []
  /** The die that a person has to type in before the match can begin. */
  waiting: DiceWanted | undefined
  readonly #turns: Turn[] = []
  readonly #tray: Tray
  readonly #moves = new Moves()
  /** Dice rolled before the first action. */
  #openingDice: readonly Rolled[] = []
  #firstRolls = 0
  /** Dice rolled at any time, undone ones included: none is ever rolled again. */
  #rolls = 0

  constructor(game: Game<T>, setup: MatchSetup) {
    this.game = game
    this.setup = setup
    this.table = blank(game)
    this.#tray = trayOf(setup.dice)
    if (setup.start !== undefined) restore(this.table, setup.start)
    else this.#begin()
    this.#countFrom(this.table.core.rolls)
  }

  #begin(): void {
    const { game, setup, table } = this
    const { sink, events, dice } = witness()
    const chosen = { scenario: scenarioOf(game, setup.scenario), options: optionBits(game, setup.options) }
    try {
      begin(game, table, chosen, this.#tray.dice, sink)
    } catch (caught) {
      table.bytes.fill(0)
      if (!isDiceWanted(caught)) throw caught
      this.waiting = caught
      return
    }
    this.waiting = undefined
    this.opening = events
    this.#openingDice = dice
    this.#countFrom(table.core.rolls)
  }

  #countFrom(rolls: number): void {
    this.#rolls = rolls
    this.#firstRolls = rolls
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

  /** How many actions were played. */
  get length(): number {
    return this.#turns.length
  }

  /** Has the match ended? */
  get over(): boolean {
    return isOver(this.table)
  }

  /** Plays an action for a side. Whatever is wrong with it, nothing is changed then. */
  play(side: Side, action: number): Played {
    const t = this.table
    const before = snapshot(t)
    const { rolls: rollsBefore, reveals: revealsBefore } = t.core
    const { sink, events, dice } = witness()
    let refusal: Refusal
    try {
      refusal = apply(this.game, t, side, action, this.#tray.dice, sink)
    } catch (caught) {
      restore(t, before)
      if (isDiceWanted(caught)) return { kind: 'dice', wanted: caught }
      throw caught
    }
    if (refusal !== ALLOWED) return { kind: 'refused', refusal }
    this.#rolls = t.core.rolls
    const back = diff(t.bytes, before)
    const turn = { side, action: action as Action, back, rollsBefore, revealsBefore, dice, events }
    this.#turns.push({ ...turn, hash: fingerprint(t) })
    return { kind: 'played', events }
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

  /** Takes back this side's last action, as long as no die was rolled, nothing was shown since and the match goes on. */
  undo(side: Side): Undone {
    const last = this.#turns.at(-1)
    if (last === undefined) return 'nothing'
    // The end tells what was hidden, and the secret of the dice: whoever went back would know what the next ones show.
    if (this.over) return 'over'
    if (last.side !== side) return 'not-yours'
    if (last.dice.length > 0) return 'dice'
    if (last.revealsBefore !== this.table.core.reveals) return 'reveal'
    return this.undoByConsent()
  }

  /** Takes back the last action, whatever it was: both players must have agreed. Its dice stay rolled and are void. */
  undoByConsent(): Undone {
    const last = this.#turns.pop()
    if (last === undefined) return 'nothing'
    patch(this.table.bytes, last.back)
    this.table.core.rolls = this.#rolls
    return 'done'
  }

  /** Moves the dice on to roll `n`: the rolls before it were spent on actions that were taken back. */
  skipDice(n: number): void {
    if (n < this.#rolls) throw new RangeError(`roll ${n} was made already`)
    this.#rolls = n
    this.table.core.rolls = n
  }

  /** How many dice are void, because the actions that rolled them were taken back. */
  get voided(): number {
    return this.#turns.reduce((left, turn) => left - turn.dice.length, this.#rolls - this.#firstRolls)
  }

  /** The table as a side may know it; NOBODY is an onlooker. */
  view(side: Side): T {
    return view(this.game, this.table, side)
  }

  /** All that happened, as a viewer may know it, one list per action. */
  log(viewer: Side): readonly (readonly GameEvent[])[] {
    return [this.opening, ...this.#turns.map((turn) => turn.events)].map((events) => logFor(events, viewer))
  }

  /** The match as a record. The dice's secret goes in only on demand, or when the match is over. */
  record(tellSecret = this.over): MatchRecord {
    const { game, table, setup } = this
    const options = game.options.filter((_, i) => (table.core.options >> i) & 1).map((o) => o.id)
    const result = this.over ? { result: sideWord(game, winner(table)) } : {}
    const start = setup.start === undefined ? {} : { start: packBytes(setup.start) }
    return {
      game: game.id,
      version: game.version,
      layout: layoutMark(game),
      scenario: setup.scenario,
      options,
      overlay: game.overlay,
      dice: recordDice(setup.dice, tellSecret, this.#openingDice),
      ...start,
      entries: this.#entries(),
      ...(this.#rolls === this.#rollsAfter(this.length) ? {} : { rolls: this.#rolls }),
      ...result,
      table: packBytes(table.bytes),
    }
  }

  #entries(): Entry[] {
    const manual = this.setup.dice.kind === 'manual'
    return this.#turns.map((turn, i) => {
      const entry = { side: sideWord(this.game, turn.side), action: writeAction(this.game.actions, turn.action) }
      const skipped = turn.rollsBefore === this.#rollsAfter(i) ? {} : { dice: turn.rollsBefore }
      const rolled = manual && turn.dice.length > 0 ? { rolled: turn.dice.map((d) => d.shows) } : {}
      const isMarked = (i + 1) % HASH_EVERY === 0 || i === this.length - 1
      return { ...entry, ...skipped, ...rolled, ...(isMarked ? { hash: turn.hash } : {}) }
    })
  }

  /** How many dice had been rolled right after so many actions, before any undo made more of them void. */
  #rollsAfter(count: number): number {
    const last = this.#turns[count - 1]
    return last === undefined ? this.#firstRolls : last.rollsBefore + last.dice.length
  }
}

/** A listener for one action: what is told, and every die, whether an event tells of it or not. */
function witness(): { readonly sink: Sink; readonly events: readonly GameEvent[]; readonly dice: readonly Rolled[] } {
  const { events, told, rolled } = chronicle()
  const dice: Rolled[] = []
  const both = (die: Rolled) => {
    dice.push(die)
    rolled(die)
  }
  return { sink: { told, rolled: both }, events, dice }
}

/** Bytes as records write them: what differs from an empty table, in hexadecimal. */
export const packBytes = (bytes: Uint8Array): string => toHexadecimal(diff(new Uint8Array(bytes.length), bytes))

/** A short hash of a game's layout: bytes written under another layout must not be read back. */
export function layoutMark(game: Game): string {
  let h = 0x811c9dc5
  for (let i = 0; i < game.layout.text.length; i++) h = Math.imul(h ^ game.layout.text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}
