import type { Id } from '../id.ts'
import { type Names, type Operand, type ValueOf, type ValuesOf, wordFor } from './operand.ts'
import {
  type Field,
  holds,
  makerOf,
  operandOf,
  operandsOf,
  type Range,
  rangeAt,
  rangesOf,
  readerOf,
} from './packing.ts'

/** One decision of a player, packed into an integer. */
export type Action = Id<'Action'>

/** How an action is declared: how it is written, and what its operands are. */
export interface ActionSpec<O extends readonly Operand[] = readonly Operand[]> {
  readonly notation: string
  readonly operands: O
}

/** Declares an action: `action('march {unit} to {hex}', unit, hex)`. The first word tells it from all others. */
export const action = <const O extends readonly Operand[]>(notation: string, ...operands: O): ActionSpec<O> => ({
  notation,
  operands,
})

/** Makes, recognises and reads the actions of one kind. */
export type ActionKind<O extends readonly Operand[]> = ((...values: ValuesOf<O>) => Action) & {
  /** Is it an action of this kind? */
  is(a: number): boolean
  /** Its number within the set. */
  readonly code: number
  /** The actions of this kind are the integers from `first` on, `size` of them. */
  readonly first: number
  readonly size: number
} & { readonly [P in O[number] as P['name']]: (a: Action) => ValueOf<P> }

/** Any kind of action, when its operands do not matter. */
export interface AnyActionKind {
  is(a: number): boolean
  readonly code: number
  readonly first: number
  readonly size: number
}

interface Known extends Range {
  readonly name: string
  readonly words: readonly string[]
  /** The same with the fields that stand for '{unit}' and the like. */
  readonly parts: readonly (string | Field)[]
}

/** All the actions of a game: constructors and readers by name, and what notation and checks need. */
export type ActionSet<S extends Readonly<Record<string, ActionSpec>>> = {
  readonly [N in keyof S]: ActionKind<S[N]['operands']>
} & AnyActionSet

// Of the whole program: rules that brought a kernel of their own are read by another, too.
const KNOWN: unique symbol = Symbol.for('boma: known actions')
const BY_WORD: unique symbol = Symbol.for('boma: actions by word')
/** An action set, whatever its actions. */
export interface AnyActionSet {
  readonly [KNOWN]: readonly Known[]
  /** Kinds by the first word of their notation, in lower case. */
  readonly [BY_WORD]: ReadonlyMap<string, Known>
}

/** Declares all the actions of a game; constructor, reader, notation and parser come from this one place. */
export function actionSet<const S extends Readonly<Record<string, ActionSpec>>>(specs: S): ActionSet<S> {
  const named = Object.entries(specs)
  const ranges = rangesOf(
    named.map(([name, spec]) => [name, spec.operands]),
    0,
  )
  const known = named.map(([name, spec], i): Known => {
    const range = ranges[i] as Range
    const words = wordsOf(name, spec)
    const parts = words.map((word) => range.fields.find((field) => `{${field.operand.name}}` === word) ?? word)
    return { name, words, parts, ...range }
  })
  const firsts = known.map((k) => k.words[0]?.toLowerCase())
  const twice = firsts.find((word, i) => word?.startsWith('{') || firsts.indexOf(word) !== i)
  if (twice !== undefined) throw new Error(`no two actions may start with '${twice}'`)
  const kinds = known.map((k, code) => [k.name, actionKind(k, code)] as const)
  const byWord = new Map(known.map((k, i) => [firsts[i], k]))
  // All at once: an engine takes an object that is assigned another name for a dictionary, which is slow to read.
  return Object.fromEntries<unknown>([...kinds, [KNOWN, known], [BY_WORD, byWord]]) as unknown as ActionSet<S>
}

/** What every kind of action has, so that no operand can be called the same. */
const TAKEN = ['code', 'is', 'first', 'size']

function wordsOf(name: string, spec: ActionSpec): readonly string[] {
  const words = spec.notation.split(' ')
  const named = words.filter((word) => word.startsWith('{')).map((word) => word.slice(1, -1))
  const wanted = spec.operands.map((o) => o.name)
  const taken = wanted.find((word) => TAKEN.includes(word))
  if (taken !== undefined)
    throw new Error(`no operand of '${name}' may be called '${taken}': every kind of action has that already`)
  const once = new Set(wanted).size === wanted.length
  if (!once || named.toSorted().join() !== wanted.toSorted().join())
    throw new Error(`the notation '${spec.notation}' must name ${wanted.join(', ') || 'no operand'}, each once`)
  return words
}

function actionKind(known: Known, code: number): object {
  const { first, size } = known
  const end = first + size
  const make = makerOf(known, (field, value) => within(known, field, value))
  const readers = known.fields.map((field) => [field.operand.name, { value: readerOf(known, field), enumerable: true }])
  return Object.defineProperties(make, {
    ...Object.fromEntries(readers),
    code: { value: code },
    first: { value: first },
    size: { value: size },
    is: { value: (a: number) => a >= first && a < end },
  })
}

function within(known: Known, field: Field, value: number): number {
  if (!holds(field, value)) throw new RangeError(`'${known.name}' cannot have ${field.operand.name} ${value}`)
  return value
}

/** Is it an action that this set could have made? It may be anything; says nothing about the rules. */
export function isAction(set: AnyActionSet, a: unknown): a is Action {
  const last = set[KNOWN].at(-1)
  return last !== undefined && typeof a === 'number' && Number.isInteger(a) && a >= 0 && a < last.first + last.size
}

const kindAt = (set: AnyActionSet, a: number): Known | undefined => set[KNOWN][rangeAt(set[KNOWN], a)]

/** The name of an action's kind: 'march'. */
export const actionName = (set: AnyActionSet, a: Action): string => kindAt(set, a)?.name ?? '?'

/** The values of an action's operands, by name. */
export const actionFacts = (set: AnyActionSet, a: Action): Readonly<Record<string, number>> =>
  Object.fromEntries(actionOperands(set, a).map(([o, value]) => [o.name, value]))

/** The operands of an action with their values. */
export function actionOperands(set: AnyActionSet, a: Action): readonly (readonly [Operand, number])[] {
  const known = kindAt(set, a)
  return known ? operandsOf(a, known) : []
}

/** The operands of a kind of action. */
export const operandsOfKind = (set: AnyActionSet, { code }: AnyActionKind): readonly Operand[] =>
  set[KNOWN][code]?.fields.map((f) => f.operand) ?? []

/** An action of a kind out of values from anywhere; undefined when an operand cannot have its value. */
export function actionOf(set: AnyActionSet, { code }: AnyActionKind, values: readonly number[]): Action | undefined {
  const known = set[KNOWN][code]
  if (!known?.fields.every((field, i) => holds(field, values[i] ?? -1))) return undefined
  return known.fields.reduce((sum, field, i) => sum + (values[i] ?? 0) * field.step, known.first) as Action
}

/** An action's operands by their names, or as players write them. */
export const actionWords = (set: AnyActionSet, a: Action, names: Names = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(actionOperands(set, a).map(([o, value]) => [o.name, wordFor(o, value, names)]))

/** The operand of a kind ('unit'), whichever actions have it. */
export const operandOfKind = (set: AnyActionSet, kind: string): Operand | undefined =>
  set[KNOWN].flatMap((k) => k.fields).find((field) => field.operand.kind === kind)?.operand

/** An action as players write it: 'march SAMR-1 to 2817'. */
export function writeAction(set: AnyActionSet, a: Action): string {
  const known = isAction(set, a) ? kindAt(set, a) : undefined
  if (known === undefined) return `?${a}`
  let text = ''
  for (const part of known.parts) {
    if (text !== '') text += ' '
    text += typeof part === 'string' ? part : part.operand.write(operandOf(a, known, part))
  }
  return text
}

/** Reads an action as players write it; undefined when no action is written so. */
export function parseAction(set: AnyActionSet, text: string): Action | undefined {
  const words = text.trim().split(/\s+/)
  const known = set[BY_WORD].get(words[0]?.toLowerCase() ?? '')
  if (known === undefined || known.words.length !== words.length) return undefined
  let packed = known.first
  for (const [i, part] of known.parts.entries()) {
    const word = words[i] ?? ''
    if (typeof part === 'string') {
      if (word.toLowerCase() !== part.toLowerCase()) return undefined
    } else {
      const value = part.operand.read(word)
      if (value === undefined || !holds(part, value)) return undefined
      packed += value * part.step
    }
  }
  return packed as Action
}

/** Any action that the set can express, drawn by `pick(n)` (a number below n): legal or, most often, not. */
export function anyAction(set: AnyActionSet, pick: (n: number) => number): Action {
  const known = set[KNOWN][pick(set[KNOWN].length)]
  return (known === undefined ? 0 : known.first + pick(known.size)) as Action
}

/** Every kind of the set with its name, its range and its operands, by code. */
export const kindsOf = (set: AnyActionSet): readonly (Range & { readonly name: string })[] => set[KNOWN]

/** How the actions of a kind are written: 'march {unit} to {hex}'. */
export const notationOf = (set: AnyActionSet, { code }: AnyActionKind): string =>
  set[KNOWN][code]?.words.join(' ') ?? '?'

/** How each action of the set is written, for help texts. */
export const notations = (set: AnyActionSet): readonly string[] => set[KNOWN].map((k) => k.words.join(' '))
