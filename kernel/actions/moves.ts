import type { Action } from './action-set.ts'

/** 1 when a is below b, 0 when not, both well within 32 bits: without a branch, for where no engine foresees the answer. */
export const isBelow = (a: number, b: number): number => (a - b) >>> 31

/** A reusable list of actions: what may be done now. */
export class Moves {
  list: Int32Array = new Int32Array(256)
  /** How many of `list` count. */
  count = 0

  /** Adds an action. */
  add(a: Action): void {
    if (this.count === this.list.length) this.#grow()
    this.list[this.count++] = a
  }

  /** The list itself, with room for so many more: for whoever counts them himself, without a branch, as `isBelow` does. */
  roomFor(more: number): Int32Array {
    while (this.list.length < this.count + more) this.#grow()
    return this.list
  }

  /** The action at place `i`. */
  at(i: number): Action {
    return this.list[i] as Action
  }

  /** Empties the list. */
  clear(): void {
    this.count = 0
  }

  /** Is the action in the list? */
  has(a: Action): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === a) return true
    return false
  }

  /** The actions as an array of their own. */
  toArray(): Action[] {
    const actions: Action[] = []
    for (let i = 0; i < this.count; i++) actions.push(this.list[i] as Action)
    return actions
  }

  #grow(): void {
    const wider = new Int32Array(this.list.length * 2)
    wider.set(this.list)
    this.list = wider
  }
}
