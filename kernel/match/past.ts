import type { Dice } from '../dice/dice.ts'
import { blank } from '../fog.ts'
import type { Rules } from '../game.ts'
import { playListed } from '../play.ts'
import { diff, type Patch, patch } from '../table/diff.ts'
import { copy, snapshot, type TableBase } from '../table/table.ts'
import type { Deed } from './journal.ts'

/** The position after every so many orders is kept: to compare tables after each would take longer than to play it. */
const KEEP_EVERY = 32

/** What the table was like after each order of a match: now and then it is kept, the rest is played again from there. */
export class Past<T extends TableBase> {
  readonly #game: Rules<T>
  /** The last position that was kept. */
  readonly #kept: T
  /** What leads from it to the one kept before, and so on back to the first, which has none. */
  readonly #back: (Patch | undefined)[] = []
  /** The positions from a kept one on, as far as somebody has gone back there; `#first` orders led to the first of them. */
  readonly #walk: T[] = []
  #first = -1
  #walked = 0
  /** The table before the order that is being played, or was played last: then after how many others, else -1. */
  readonly #before: T
  #length = -1

  constructor(game: Rules<T>) {
    this.#game = game
    this.#kept = blank(game)
    this.#before = blank(game)
  }

  /** An order is about to be played on this table. */
  begin(t: T): void {
    copy(t, this.#before)
    this.#length = -1
  }

  /** It was not played after all: the table is as before. */
  breakOff(t: T): void {
    copy(this.#before, t)
  }

  /** It was played, with so many before it. */
  follow(length: number): void {
    this.#length = length
    // Whoever takes orders back and gives others comes by the same place again.
    if (length !== KEEP_EVERY * this.#back.length) return
    const kept = this.#kept
    const before = this.#before
    this.#back.push(length === 0 ? undefined : diff(before.bytes, kept.bytes, before.words, kept.words))
    copy(before, kept)
  }

  /** The table after so many of these orders, with the dice as they were before the next. */
  at(length: number, orders: readonly Deed[]): Uint8Array<ArrayBuffer> {
    return snapshot(this.#tableAt(length, orders))
  }

  /** Puts this table back to there. */
  putBack(t: T, length: number, orders: readonly Deed[]): void {
    copy(this.#tableAt(length, orders), t)
  }

  #tableAt(length: number, orders: readonly Deed[]): T {
    if (length === this.#length) return this.#before
    const t = this.#walkTo(length, orders)
    t.core.rolls = orders[length].rollsBefore
    return t
  }

  /** Whoever takes back one order after the other comes by here each time: what was played again for him is not lost. */
  #walkTo(length: number, orders: readonly Deed[]): T {
    const first = length - (length % KEEP_EVERY)
    if (first !== this.#first) this.#walkFrom(first)
    for (; this.#walked < length - first; this.#walked++) {
      const next = this.#step(this.#walked + 1)
      copy(this.#step(this.#walked), next)
      this.#play(next, orders[first + this.#walked])
    }
    return this.#step(length - first)
  }

  /** Begins a walk at a kept position. */
  #walkFrom(first: number): void {
    const t = this.#step(0)
    copy(this.#kept, t)
    for (let i = this.#back.length - 1; i > first / KEEP_EVERY; i--) patch(t.bytes, this.#back[i] as Patch)
    this.#first = first
    this.#walked = 0
  }

  #step(n: number): T {
    this.#walk[n] ??= blank(this.#game)
    return this.#walk[n]
  }

  #play(t: T, { actions, rollsBefore, dice }: Deed): void {
    t.core.rolls = rollsBefore
    const asTheyFell: Dice = { draw: (n) => dice[n - rollsBefore].shows - 1 }
    for (const action of actions) playListed(this.#game, t, action, asTheyFell)
  }

  /** The orders after the first so many were taken back. */
  cut(length: number): void {
    this.#length = -1
    this.#walked = Math.min(this.#walked, length - this.#first)
    if (length < this.#first) this.#first = -1
    while (KEEP_EVERY * (this.#back.length - 1) > length) patch(this.#kept.bytes, this.#back.pop() as Patch)
  }
}
