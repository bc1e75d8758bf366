import type { Operand } from './operand.ts'

/**
 * Actions and refusals are one integer each, below this: a small integer in every JavaScript engine, so lists of them
 * never touch the heap. Every kind has a range of its own, wide enough for all values of its operands and no wider.
 */
const ROOM = 2 ** 30

/** Where an operand lies within its kind's range: mixed radix, the first operand counting most. */
export interface Field {
  readonly operand: Operand
  /** How far apart two neighbouring values lie. */
  readonly step: number
  /** How many values there are. */
  readonly size: number
}

/** The integers of one kind: `first`, and so many of them as its operands have values together. */
export interface Range {
  readonly first: number
  readonly size: number
  readonly fields: readonly Field[]
}

/** Gives each kind a range behind the one before it; no integer between `from` and the last is left out. */
export function rangesOf(kinds: readonly (readonly [name: string, operands: readonly Operand[]])[], from: number) {
  let first = from
  return kinds.map(([name, operands]): Range => {
    const range = { first, ...fieldsOf(operands) }
    first += range.size
    if (first > ROOM) throw new Error(`there is no room for '${name}': its operands have ${range.size} values together`)
    return range
  })
}

function fieldsOf(operands: readonly Operand[]): Omit<Range, 'first'> {
  const size = operands.reduce((all, o) => all * o.size, 1)
  let step = size
  const fields = operands.map((operand) => {
    step /= operand.size
    return { operand, step, size: operand.size }
  })
  return { size, fields }
}

/** Is the integer in the range? */
const isWithin = ({ first, size }: Range, packed: number): boolean => packed >= first && packed < first + size

/** The range that an integer lies in, by its number; -1 when it lies in none. */
export function rangeAt(ranges: readonly Range[], packed: number): number {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (isWithin(ranges[middle], packed)) return middle
    if (packed < ranges[middle].first) high = middle - 1
    else low = middle + 1
  }
  return -1
}

/** The value of one operand. */
export const operandOf = (packed: number, range: Range, { step, size }: Field): number =>
  Math.trunc((packed - range.first) / step) % size

/** The values of all operands, by name. */
export const operandsOf = (packed: number, range: Range): readonly (readonly [Operand, number])[] =>
  range.fields.map((field) => [field.operand, operandOf(packed, range, field)])

/** Reads one operand as fast as its place allows: rules do so at every question. */
export function readerOf({ first, fields }: Range, { step, size }: Field): (packed: number) => number {
  const isHighest = fields[0]?.step === step
  if (step === 1) return isHighest ? (packed) => packed - first : (packed) => (packed - first) % size
  if (isHighest) return (packed) => ((packed - first) / step) | 0
  return (packed) => (((packed - first) / step) | 0) % size
}

/** Makes integers of a range; a value that does not fit is changed by `fit`, or `fit` throws. */
export function makerOf(
  { first, fields }: Range,
  fit: (field: Field, value: number) => number,
): (...values: number[]) => number {
  const [f0, f1, f2] = fields
  const last = fields.at(-1)
  if (f0 === undefined) return () => first
  // Plain parameters and numbers where it can be: a list for each action, or a call for each value, would cost more than
  // the action.
  const [s0, s1, s2] = [f0.size, f1?.size ?? 0, f2?.size ?? 0]
  const [n0, n1] = [f0.step, f1?.step ?? 0]
  const all = (...values: number[]): number =>
    fields.reduce((sum, field, i) => {
      const value = values[i] ?? 0
      return sum + (holds(field, value) ? value : fit(field, value)) * field.step
    }, first)
  if (f0 === last) return (a = 0) => (a >>> 0 === a && a < s0 ? first + a : all(a))
  if (f1 === last)
    return (a = 0, b = 0) => (a >>> 0 === a && a < s0 && b >>> 0 === b && b < s1 ? first + a * n0 + b : all(a, b))
  if (f2 === last)
    return (a = 0, b = 0, c = 0) =>
      a >>> 0 === a && a < s0 && b >>> 0 === b && b < s1 && c >>> 0 === c && c < s2
        ? first + a * n0 + b * n1 + c
        : all(a, b, c)
  return all
}

/** Is it a value that the operand can have? */
export const holds = (field: Field, value: number): boolean => value >>> 0 === value && value < field.size
