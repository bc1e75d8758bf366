import type { Id } from '../id.ts'
import { type Names, type Operand, type ValueOf, type ValuesOf, wordFor } from './operand.ts'
import { type Field, fieldsOf, fits, holds, KINDS, kindOf, OPERAND_BITS, operandOf } from './packing.ts'

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
} & { readonly [P in O[number] as P['name']]: (a: Action) => ValueOf<P> }

/** Any kind of action, when its operands do not matter. */
export interface AnyActionKind {
  is(a: number): boolean
  readonly code: number
}

interface Known {
  readonly name: string
  readonly words: readonly string[]
  readonly fields: readonly Field[]
}

/** All the actions of a game: constructors and readers by name, and what notation and checks need. */
export type ActionSet<S extends Readonly<Record<string, ActionSpec>>> = {
  readonly [N in keyof S]: ActionKind<S[N]['operands']>
} & { readonly [KNOWN]: readonly Known[] }

const KNOWN: unique symbol = Symbol('known')
/** An action set, whatever its actions. */
export interface AnyActionSet {
  readonly [KNOWN]: readonly Known[]
}

/** Declares all the actions of a game; constructor, reader, notation and parser come from this one place. */
export function actionSet<const S extends Readonly<Record<string, ActionSpec>>>(specs: S): ActionSet<S> {
  const known = Object.entries(specs).map(([name, spec]) => knownAs(name, spec))
  if (known.length > KINDS) throw new Error(`a game can have ${KINDS} kinds of action, not ${known.length}`)
  const firsts = known.map((k) => k.words[0]?.toLowerCase())
  const twice = firsts.find((word, i) => word?.startsWith('{') || firsts.indexOf(word) !== i)
  if (twice !== undefined) throw new Error(`no two actions may start with '${twice}'`)
  const kinds = known.map((k, code) => [k.name, actionKind(k, code)] as const)
  return Object.assign(Object.fromEntries(kinds), { [KNOWN]: known }) as unknown as ActionSet<S>
}

function knownAs(name: string, spec: ActionSpec): Known {
  const words = spec.notation.split(' ')
  const named = words.filter((word) => word.startsWith('{')).map((word) => word.slice(1, -1))
  const wanted = spec.operands.map((o) => o.name)
  const taken = wanted.find((word) => ['code', 'is'].includes(word))
  if (taken !== undefined)
    throw new Error(`no operand of '${name}' may be called '${taken}': every kind of action has that already`)
  const once = new Set(wanted).size === wanted.length
  if (!once || named.toSorted().join() !== wanted.toSorted().join())
    throw new Error(`the notation '${spec.notation}' must name ${wanted.join(', ') || 'no operand'}, each once`)
  return { name, words, fields: fieldsOf(name, spec.operands) }
}

function actionKind(known: Known, code: number): object {
  const head = code << OPERAND_BITS
  const [f0, f1, f2] = known.fields
  const make = (a = 0, b = 0, c = 0): Action => {
    let packed = head
    if (f0) packed |= within(known, f0, a) << f0.shift
    if (f1) packed |= within(known, f1, b) << f1.shift
    if (f2) packed |= within(known, f2, c) << f2.shift
    return packed as Action
  }
  const readers = known.fields.map((field) => {
    const { shift, mask } = field
    return [field.operand.name, { value: (a: Action) => (a >>> shift) & mask, enumerable: true }] as const
  })
  return Object.defineProperties(make, {
    ...Object.fromEntries(readers),
    code: { value: code },
    is: { value: (a: number) => a >>> OPERAND_BITS === code },
  })
}

function within(known: Known, field: Field, value: number): number {
  if (!holds(field, value)) throw new RangeError(`'${known.name}' cannot have ${field.operand.name} ${value}`)
  return value
}

/** Is it an action that this set could have made? Says nothing about the rules. */
export function isAction(set: AnyActionSet, a: number): a is Action {
  // Bit operations see only the low 32 bits, so that a larger number would pass for another.
  if (a >>> 0 !== a) return false
  const known = set[KNOWN][kindOf(a)]
  return known !== undefined && fits(a, known.fields)
}

/** The name of an action's kind: 'march'. */
export function actionName(set: AnyActionSet, a: Action): string {
  return set[KNOWN][kindOf(a)]?.name ?? '?'
}

/** The values of an action's operands, by name. */
export function actionFacts(set: AnyActionSet, a: Action): Readonly<Record<string, number>> {
  const fields = set[KNOWN][kindOf(a)]?.fields ?? []
  return Object.fromEntries(fields.map((field) => [field.operand.name, operandOf(a, field)]))
}

/** An action's operands by their names, or as players write them. */
export function actionWords(set: AnyActionSet, a: Action, names: Names = {}): Readonly<Record<string, string>> {
  const fields = set[KNOWN][kindOf(a)]?.fields ?? []
  return Object.fromEntries(fields.map((f) => [f.operand.name, wordFor(f.operand, operandOf(a, f), names)]))
}

/** What a word of an action means to people: 'FK-6' for a unit is '6. Feldkompanie'. Unknown words stay as they are. */
export function nameWord(set: AnyActionSet, kind: string, word: string, names: Names): string {
  const known = set[KNOWN].flatMap((k) => k.fields).find((field) => field.operand.kind === kind)?.operand
  const value = known?.read(word)
  return known === undefined || value === undefined ? word : wordFor(known, value, names)
}

/** An action as players write it: 'march SAMR-1 to 2817'. */
export function writeAction(set: AnyActionSet, a: Action): string {
  const known = set[KNOWN][kindOf(a)]
  if (known === undefined || !isAction(set, a)) return `?${a}`
  return known.words.map((word) => (word.startsWith('{') ? writeOperand(known, word, a) : word)).join(' ')
}

function writeOperand(known: Known, word: string, a: Action): string {
  const field = fieldFor(known, word)
  return field === undefined ? word : field.operand.write(operandOf(a, field))
}

const fieldFor = (known: Known, word: string): Field | undefined =>
  known.fields.find((f) => f.operand.name === word.slice(1, -1))

/** Reads an action as players write it; undefined when no action is written so. */
export function parseAction(set: AnyActionSet, text: string): Action | undefined {
  const words = text.trim().split(/\s+/)
  const first = words[0]?.toLowerCase()
  const kind = set[KNOWN].findIndex((k) => k.words[0]?.toLowerCase() === first)
  const known = set[KNOWN][kind]
  if (known === undefined || known.words.length !== words.length) return undefined
  let packed = kind << OPERAND_BITS
  for (const [i, pattern] of known.words.entries()) {
    const word = words[i] ?? ''
    const field = pattern.startsWith('{') ? fieldFor(known, pattern) : undefined
    if (field === undefined) {
      if (word.toLowerCase() !== pattern.toLowerCase()) return undefined
    } else {
      const value = field.operand.read(word)
      if (value === undefined || !holds(field, value)) return undefined
      packed |= value << field.shift
    }
  }
  return packed as Action
}

/** Any action that the set can express, drawn by `pick(n)` (a number below n): legal or, most often, not. */
export function anyAction(set: AnyActionSet, pick: (n: number) => number): Action {
  const kind = pick(set[KNOWN].length)
  const fields = set[KNOWN][kind]?.fields ?? []
  let packed = kind << OPERAND_BITS
  for (const field of fields) packed |= pick(field.operand.size) << field.shift
  return packed as Action
}

/** How each action of the set is written, for help texts. */
export const notations = (set: AnyActionSet): readonly string[] => set[KNOWN].map((k) => k.words.join(' '))
