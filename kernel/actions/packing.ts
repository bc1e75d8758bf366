import type { Operand } from './operand.ts'

/**
 * Actions and refusals are one integer each: 6 bits of kind above 24 bits of operands. Thirty bits stay a small
 * integer in every JavaScript engine, so lists of them never touch the heap.
 */
export const OPERAND_BITS = 24
/** How many kinds one set can have. */
export const KINDS = 64
const OPERAND_MASK = (1 << OPERAND_BITS) - 1

/** Where an operand lies within the integer. */
export interface Field {
  readonly operand: Operand
  readonly shift: number
  readonly mask: number
}

/** Gives each operand its bits, the first in the highest place, so that sorting by number sorts by operands. */
export function fieldsOf(what: string, operands: readonly Operand[]): readonly Field[] {
  const widths = operands.map((o) => 32 - Math.clz32(Math.max(1, o.size - 1)))
  let shift = widths.reduce((sum, w) => sum + w, 0)
  if (operands.length > 3) throw new Error(`'${what}' has ${operands.length} operands; three is the most`)
  if (shift > OPERAND_BITS) throw new Error(`the operands of '${what}' need ${shift} bits; there are ${OPERAND_BITS}`)
  return operands.map((o, i) => {
    shift -= widths[i]
    return { operand: o, shift, mask: (1 << widths[i]) - 1 }
  })
}

/** The kind of a packed integer. */
export const kindOf = (packed: number): number => packed >>> OPERAND_BITS

/** The value of one operand. */
export const operandOf = (packed: number, field: Field): number => (packed >>> field.shift) & field.mask

/** Is it a value that the operand can have? */
export const holds = (field: Field, value: number): boolean => value >>> 0 === value && value < field.operand.size

/** Is it an integer in which every operand is within its size and no stray bit is set? */
export function fits(packed: number, fields: readonly Field[]): boolean {
  let rest = packed & OPERAND_MASK
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]
    const value = (packed >>> field.shift) & field.mask
    if (value >= field.operand.size) return false
    rest &= ~(field.mask << field.shift)
  }
  return rest === 0
}
