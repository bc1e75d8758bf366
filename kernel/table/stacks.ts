import type { Column } from '../id.ts'
import type { IdSet } from './sets.ts'

/** No counter: at the end of a stack, or where none lies. */
export const NO_COUNTER = -1

/** A column as it is written here, by plain numbers. */
type Entries = { [i: number]: number }

/**
 * Who lies where: the counters of each place as a list in the order of ids, threaded through columns of the table, so
 * that equal positions have equal bytes. `next` and `first` hold a counter's number plus 1, and 0 for none. A `first`
 * beyond the last counter is the game's own, for a stack that a view does not show: nobody is to be seen there.
 */
export class Stacks<U extends number = number, P extends number = number> {
  readonly #where: Column<U, P>
  readonly #next: Column<U>
  readonly #first: Column<P>
  readonly #heads: IdSet<U>
  readonly #listed: number

  constructor(where: Column<U, P>, next: Column<U>, first: Column<P>, heads: IdSet<U>, listed: number) {
    this.#where = where
    this.#next = next
    this.#first = first
    this.#heads = heads
    this.#listed = listed
  }

  /** The first counter in a place, or NO_COUNTER, as for what is no place: `for (let u = s.firstIn(p); u >= 0; u = s.nextIn(u))`. */
  firstIn(place: P): U {
    const first = this.#first[place] as number
    return (first <= this.#next.length ? first - 1 : NO_COUNTER) as U
  }

  /** The next counter in the same place, or NO_COUNTER. */
  nextIn(unit: U): U {
    return ((this.#next[unit] as number) - 1) as U
  }

  /** Takes a counter out of its place; whoever does puts it somewhere else. */
  take(unit: U): void {
    const first: Entries = this.#first
    const next: Entries = this.#next
    const from = this.#where[unit] as P
    const after = next[unit]
    if (first[from] === unit + 1) {
      first[from] = after
      this.#heads.remove(unit)
      if (after > 0 && from < this.#listed) this.#heads.add((after - 1) as U)
    } else {
      let u = this.firstIn(from)
      while (u >= 0 && next[u] !== unit + 1) u = this.nextIn(u)
      if (u >= 0) next[u] = after
    }
    next[unit] = 0
  }

  /** Puts a counter, which lies nowhere, into a place. */
  put(unit: U, to: P): void {
    const first: Entries = this.#first
    const next: Entries = this.#next
    this.#where[unit] = to as Column<U, P>[U]
    const top = this.firstIn(to)
    if (top < 0 || top > unit) {
      next[unit] = top + 1
      first[to] = unit + 1
      if (to >= this.#listed) return
      this.#heads.add(unit)
      if (top >= 0) this.#heads.remove(top)
      return
    }
    let u = top
    for (let after = this.nextIn(u); after >= 0 && after < unit; after = this.nextIn(u)) u = after
    next[unit] = next[u]
    next[u] = unit + 1
  }

  /** What is wrong with the lists, in a sentence; undefined when they are sound. Safe to ask of any bytes at all. */
  fault(): string | undefined {
    const places = this.#first.length
    let linked = 0
    for (let place = 0 as P; place < places; place++) {
      let before: number = NO_COUNTER
      for (let u = this.firstIn(place); u >= 0; u = this.nextIn(u)) {
        // In rising order there can be no ring.
        if (u <= before || u >= this.#next.length) return `the stack in place ${place} is out of order`
        if (this.#where[u] !== place) return `counter ${u} is in the stack of place ${place}, where it is not`
        const isHead = before < 0 && place < this.#listed
        if (this.#heads.has(u) !== isHead) return `counter ${u} is wrongly taken for the first of a stack, or not`
        before = u
        linked++
      }
    }
    return linked === this.#next.length ? undefined : `${this.#next.length - linked} counters are in no stack`
  }
}
