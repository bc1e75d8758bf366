/**
 * What changes one buffer into another of the same length: runs of (bytes to skip, bytes that follow, the bytes),
 * lengths in base 128. A typical action changes a dozen bytes of a table.
 */
export type Patch = Uint8Array<ArrayBuffer>

/** Equal bytes between two changes that are cheaper to repeat than to skip. */
const GAP = 2

/** The patch that turns `from` into `to`; whoever has them as words too (`t.words`) saves the making of them. */
export function diff(
  from: Uint8Array,
  to: Uint8Array,
  a: Int32Array = wordsOf(from),
  b: Int32Array = wordsOf(to),
): Patch {
  if (from.length !== to.length) throw new RangeError('only tables of one layout can be compared')
  // A run has two lengths of four bytes at most, and the next is three bytes off at least.
  if (scratch.length < 5 * to.length) scratch = new Uint8Array(5 * to.length)
  let length = 0
  let done = 0
  let start = nextDifference(from, to, a, b, 0)
  while (start < to.length) {
    const end = runEnd(from, to, start)
    length = putLength(scratch, putLength(scratch, length, start - done), end - start)
    for (let i = start; i < end; i++) scratch[length++] = to[i]
    done = end
    start = nextDifference(from, to, a, b, end)
  }
  return scratch.slice(0, length)
}

/** Where patches are put together. */
let scratch = new Uint8Array(0)

/** More bits than the length of any table has: a patch that goes on counting is no patch. */
const LENGTH_BITS = 28

/** Applies a patch in place; throws on one that was not made for a table of this size. */
export function patch(bytes: Uint8Array, changes: Uint8Array): void {
  let at = 0
  let i = 0
  const length = (): number => {
    let value = 0
    let shift = 0
    let byte: number
    do {
      if (i >= changes.length || shift > LENGTH_BITS) throw new RangeError('this patch is cut short or no patch at all')
      byte = changes[i++]
      value += (byte & 127) * 2 ** shift
      shift += 7
    } while (byte & 128)
    return value
  }
  while (i < changes.length) {
    at += length()
    const count = length()
    if (at + count > bytes.length || i + count > changes.length)
      throw new RangeError('this patch does not fit this table')
    bytes.set(changes.subarray(i, i + count), at)
    i += count
    at += count
  }
}

const NO_WORDS = new Int32Array(0)
/** The bytes as words, as far as they are such: tables are, but any bytes may be compared. */
const wordsOf = (bytes: Uint8Array): Int32Array =>
  bytes.byteOffset % 4 === 0 ? new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : NO_WORDS

/** The first byte from one on that differs. Most do not: where it can, it compares a word at a time. */
function nextDifference(from: Uint8Array, to: Uint8Array, a: Int32Array, b: Int32Array, start: number): number {
  let i = start
  while (i < to.length && from[i] === to[i]) if (++i % 4 === 0) i = Math.max(i, 4 * nextWord(a, b, i >> 2))
  return i
}

function nextWord(a: Int32Array, b: Int32Array, from: number): number {
  const end = Math.min(a.length, b.length)
  let i = from
  while (i < end && a[i] === b[i]) i++
  return i
}

function runEnd(a: Uint8Array, b: Uint8Array, start: number): number {
  let end = start + 1
  for (let i = end; i < b.length && i - end <= GAP; i++) if (a[i] !== b[i]) end = i + 1
  return end
}

/** Writes a length into bytes at a place, and says where it ends. */
function putLength(out: Uint8Array, at: number, length: number): number {
  let i = at
  let rest = length
  while (rest > 127) {
    out[i++] = (rest & 127) | 128
    rest >>>= 7
  }
  out[i++] = rest
  return i
}
