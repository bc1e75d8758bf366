import type { Id } from '../id.ts'
import { count, type Names, type Operand, type ValuesOf, wordFor } from './operand.ts'
import { type Field, fieldsOf, KINDS, kindOf, OPERAND_BITS, operandOf } from './packing.ts'

/** Why something is not allowed, packed into an integer; 0 when nothing forbids it. */
export type Refusal = Id<'Refusal'>

/** Nothing forbids it. */
export const ALLOWED: Refusal = 0 as Refusal

/** How a refusal is declared: the rule's case and the facts that a person should hear. */
export interface RefusalSpec<O extends readonly Operand[] = readonly Operand[]> {
  readonly rule: string
  readonly operands: O
}

/** Declares a refusal: `refusal('13.4', hex, cost, left)`. */
export const refusal = <const O extends readonly Operand[]>(rule: string, ...operands: O): RefusalSpec<O> => ({
  rule,
  operands,
})

interface KnownRefusal {
  readonly name: string
  readonly rule: string
  readonly fields: readonly Field[]
}
const KNOWN: unique symbol = Symbol('known')

/** All the refusals of a game, each a function of its facts. */
export type RefusalSet<S extends Readonly<Record<string, RefusalSpec>>> = {
  readonly [N in keyof S]: (...facts: ValuesOf<S[N]['operands']>) => Refusal
} & { readonly [KNOWN]: readonly KnownRefusal[] }

/** A refusal set, whatever its refusals. */
export interface AnyRefusalSet {
  readonly [KNOWN]: readonly KnownRefusal[]
}

/** A refusal spelt out: which rule, which message, which facts (`words` by their names, or as players write them). */
export interface Reason {
  /** The rule's case; '' when the kernel itself refuses. */
  readonly rule: string
  /** The message's key: 'tooDear'. */
  readonly name: string
  readonly facts: Readonly<Record<string, number>>
  readonly words: Readonly<Record<string, string>>
}

/** Codes below this are the kernel's; 0 is no refusal at all. */
const FIRST_CODE = 8

function declare(specs: Readonly<Record<string, RefusalSpec>>, firstCode: number): AnyRefusalSet {
  const known = Object.entries(specs).map(([name, s]) => ({ name, rule: s.rule, fields: fieldsOf(name, s.operands) }))
  if (firstCode + known.length > 2 * KINDS) throw new Error(`a game can have ${2 * KINDS - firstCode} refusals`)
  const makers = known.map((k, i) => [k.name, maker(k.fields, firstCode + i)] as const)
  return Object.assign(Object.fromEntries(makers), { [KNOWN]: known })
}

function maker(fields: readonly Field[], code: number): (...facts: number[]) => Refusal {
  const head = code << OPERAND_BITS
  const [f0, f1, f2] = fields
  return (a = 0, b = 0, c = 0) => {
    let packed = head
    if (f0) packed |= clamp(a, f0) << f0.shift
    if (f1) packed |= clamp(b, f1) << f1.shift
    if (f2) packed |= clamp(c, f2) << f2.shift
    return packed as Refusal
  }
}

/** A fact too large to pack must not turn a refusal into another. */
const clamp = (value: number, field: Field): number =>
  value < 0 ? 0 : value >= field.operand.size ? field.operand.size - 1 : value

/** Declares all the refusals of a game. */
export const refusalSet = <const S extends Readonly<Record<string, RefusalSpec>>>(specs: S): RefusalSet<S> =>
  declare(specs, FIRST_CODE) as RefusalSet<S>

const KERNEL_SPECS = {
  /** The match has ended. */
  over: refusal(''),
  /** The other side decides now. */
  notYourDecision: refusal('', count('side', 1)),
  /** No such action exists in this game. */
  malformed: refusal(''),
  /** The action exists, but it is no answer to the present question. */
  notNow: refusal(''),
} as const

/** What the kernel itself refuses, before any rule is asked. */
export const kernelRefusals: RefusalSet<typeof KERNEL_SPECS> = declare(KERNEL_SPECS, 1) as RefusalSet<
  typeof KERNEL_SPECS
>

/** Spells a refusal out; undefined for ALLOWED and for integers that are no refusal of this game. */
export function readRefusal(set: AnyRefusalSet, r: Refusal, names: Names = {}): Reason | undefined {
  const code = kindOf(r)
  const known = code < FIRST_CODE ? kernelRefusals[KNOWN][code - 1] : set[KNOWN][code - FIRST_CODE]
  if (known === undefined) return undefined
  const facts = known.fields.map((f) => [f.operand.name, operandOf(r, f)] as const)
  const words = known.fields.map((f) => [f.operand.name, wordFor(f.operand, operandOf(r, f), names)] as const)
  return { rule: known.rule, name: known.name, facts: Object.fromEntries(facts), words: Object.fromEntries(words) }
}

/** Every rule case that the set's refusals cite, and their message keys. */
export const refusalsCited = (set: AnyRefusalSet): readonly { readonly name: string; readonly rule: string }[] =>
  set[KNOWN].map(({ name, rule }) => ({ name, rule }))
