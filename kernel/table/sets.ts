/** A set of ids, one bit each, that lives in a table. */
export class IdSet<K extends number = number> {
  readonly #bits: Int32Array

  constructor(bits: Int32Array) {
    this.#bits = bits
  }

  /** Is the id in the set? */
  has(id: K): boolean {
    return ((this.#bits[id >> 5] >> (id & 31)) & 1) === 1
  }

  /** Puts the id in. */
  add(id: K): void {
    this.#bits[id >> 5] |= 1 << (id & 31)
  }

  /** Takes the id out. */
  remove(id: K): void {
    this.#bits[id >> 5] &= ~(1 << (id & 31))
  }

  /** Takes every id out. */
  clear(): void {
    for (let i = 0; i < this.#bits.length; i++) this.#bits[i] = 0
  }

  /** The lowest id in the set, or -1: `for (let u = s.first; u >= 0; u = s.next(u + 1))`. */
  get first(): K {
    return this.next(0)
  }

  /** The lowest id in the set that is not below `from`, or -1. */
  next(from: number): K {
    let word = from >> 5
    if (word >= this.#bits.length) return -1 as K
    let bits = this.#bits[word] & (-1 << (from & 31))
    while (bits === 0) {
      word++
      if (word >= this.#bits.length) return -1 as K
      bits = this.#bits[word]
    }
    return (word * 32 + 31 - Math.clz32(bits & -bits)) as K
  }

  /** Writes every id in the set into a list, in their order, and says how many: faster than to ask for one after the other. */
  listInto(out: { [i: number]: number }): number {
    let n = 0
    for (let word = 0; word < this.#bits.length; word++)
      for (let bits = this.#bits[word]; bits !== 0; bits &= bits - 1)
        out[n++] = word * 32 + 31 - Math.clz32(bits & -bits)
    return n
  }

  /** How many ids are in the set. */
  get size(): number {
    let n = 0
    for (let id = this.next(0); id >= 0; id = this.next(id + 1)) n++
    return n
  }
}

/** A small stack of integers that lives in a table; entry 0 of its array is its height. */
export class Pile<V extends number = number> {
  readonly #array: Uint16Array

  constructor(array: Uint16Array) {
    this.#array = array
  }

  /** How many entries lie on the pile. */
  get height(): number {
    return this.#array[0]
  }

  /** The most it can hold. */
  get capacity(): number {
    return this.#array.length - 1
  }

  /** Puts an entry on top. */
  push(value: V): void {
    const height = this.#array[0]
    if (height >= this.capacity) throw new RangeError(`a pile of ${this.capacity} cannot take another entry`)
    this.#array[height + 1] = value
    this.#array[0] = height + 1
  }

  /** Takes the top entry off. */
  pop(): V {
    const height = this.#array[0]
    if (height === 0) throw new RangeError('an empty pile has no top')
    const value = this.#array[height] as V
    // Clear what was taken: equal positions must have equal bytes.
    this.#array[height] = 0
    this.#array[0] = height - 1
    return value
  }

  /** The entry `i` places above the bottom. */
  at(i: number): V {
    return this.#array[i + 1] as V
  }

  /** Replaces the entry `i` places above the bottom. */
  put(i: number, value: V): void {
    this.#array[i + 1] = value
  }

  /** Takes everything off. */
  clear(): void {
    this.#array.fill(0)
  }
}
