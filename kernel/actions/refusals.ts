import type { Id } from '../id.ts'
import { count, type Names, type Operand, type ValuesOf, wordFor } from './operand.ts'
import { type Field, makerOf, operandsOf, type Range, rangeAt, rangesOf } from './packing.ts'

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

interface KnownRefusal extends Range {
  readonly name: string
  readonly rule: string
}
// Of the whole program: rules that brought a kernel of their own are read by another, too.
const KNOWN: unique symbol = Symbol.for('boma: known refusals')

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

function declare(specs: Readonly<Record<string, RefusalSpec>>, from: number): AnyRefusalSet {
  const named = Object.entries(specs)
  const ranges = rangesOf(
    named.map(([name, spec]) => [name, spec.operands]),
    from,
  )
  const known = named.map(([name, { rule }], i): KnownRefusal => ({ name, rule, ...(ranges[i] as Range) }))
  const makers = known.map((k) => [k.name, makerOf(k, clamp)] as const)
  return Object.fromEntries<unknown>([...makers, [KNOWN, known]]) as unknown as AnyRefusalSet
}

/** A fact too large to pack must not turn a refusal into another. */
const clamp = ({ size }: Field, value: number): number => (value < 0 ? 0 : value >= size ? size - 1 : value)

/** Integers below this are the kernel's; 0 is no refusal at all. */
const FIRST = 16

/** Declares all the refusals of a game. */
export const refusalSet = <const S extends Readonly<Record<string, RefusalSpec>>>(specs: S): RefusalSet<S> =>
  declare(specs, FIRST) as RefusalSet<S>

const KERNEL_SPECS = {
  /** The match has ended. */
  over: refusal(''),
  /** The other side decides now. */
  notYourDecision: refusal('', count('side', 1)),
  /** No such action exists in this game. */
  malformed: refusal(''),
  /** The action exists, but it is no answer to the present question. */
  notNow: refusal(''),
  /** Another player of the same side decides now. */
  notYourSeat: refusal(''),
  /** It is no list of actions, or one without any. */
  noOrder: refusal(''),
  /** An order has more actions than anybody needs to give at once. */
  tooLong: refusal(''),
  /** The match has not begun. */
  notBegun: refusal(''),
} as const

/** What the kernel itself refuses, before any rule is asked. */
export const kernelRefusals: RefusalSet<typeof KERNEL_SPECS> = declare(KERNEL_SPECS, 1) as RefusalSet<
  typeof KERNEL_SPECS
>

/** The kind of a refusal: its name and its range; undefined when it is no refusal of this game. */
export function refusalKind(set: AnyRefusalSet, r: Refusal): (Range & Pick<Reason, 'name' | 'rule'>) | undefined {
  const all = r < FIRST ? kernelRefusals[KNOWN] : set[KNOWN]
  return all[rangeAt(all, r)]
}

/** Spells a refusal out; undefined for ALLOWED and for integers that are no refusal of this game. */
export function readRefusal(set: AnyRefusalSet, r: Refusal, names: Names = {}): Reason | undefined {
  const known = refusalKind(set, r)
  if (known === undefined) return undefined
  const operands = operandsOf(r, known)
  const facts = operands.map(([o, value]) => [o.name, value] as const)
  const words = operands.map(([o, value]) => [o.name, wordFor(o, value, names)] as const)
  return { rule: known.rule, name: known.name, facts: Object.fromEntries(facts), words: Object.fromEntries(words) }
}

/** Every rule case that the set's refusals cite, with their message keys and their facts. */
export const refusalsCited = (set: AnyRefusalSet): readonly (RefusalSpec & { readonly name: string })[] =>
  set[KNOWN].map(({ name, rule, fields }) => ({ name, rule, operands: fields.map(({ operand }) => operand) }))
