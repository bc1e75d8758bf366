import type { Called, Joined, Note, NoteFact } from '@boma/counsel'
import { type AnyActionSet, fill, type Names, operandOfKind, wordFor } from '@boma/kernel'

/**
 * Something to be read, without a language: a word that is the same in all of them, a message by its key with facts, what
 * has a name, or several of these in a row. `speak` puts it into words.
 */
export type Text<K extends string = string> = string | Note<K> | Called | Joined

export { join, sideAlone, text } from '@boma/counsel'

/** What makes names of the kinds that a game has names for: `const name = nameOf<keyof GameNames>()`, `name('unit', 3)`. */
export const nameOf =
  <K extends string>() =>
  (kind: K | 'sides', value: number): Called => ({ kind, value })

/** What texts are spoken with: a language's messages and names, and the operands that say how all else is written. */
export interface Speaking {
  readonly messages: Readonly<Record<string, string>>
  readonly names?: Names
  readonly actions: AnyActionSet
}

/** A note in words; several facts in one place are listed. */
export function sayNote(speaking: Speaking, { key, facts = {} }: Note): string {
  const words = Object.entries(facts).map(([name, fact]) => [name, sayFact(speaking, fact)])
  return fill(speaking.messages[key] ?? key, Object.fromEntries(words))
}

/** A fact in words; numbers with a minus that can be seen. */
export function sayFact(speaking: Speaking, fact: NoteFact): string {
  if (typeof fact === 'string') return fact
  if (typeof fact === 'number') return String(fact).replace('-', '−')
  if (isSeveral(fact)) return sayAll(speaking, fact, ', ')
  if ('joined' in fact) return sayAll(speaking, fact.joined, fact.by)
  return 'key' in fact ? sayNote(speaking, fact) : sayName(speaking, fact)
}

const isSeveral = (fact: NoteFact): fact is readonly NoteFact[] => Array.isArray(fact)

const sayAll = (speaking: Speaking, facts: readonly NoteFact[], by: string): string =>
  facts.map((each) => sayFact(speaking, each)).join(by)

function sayName({ names = {}, actions }: Speaking, { kind, value }: Called): string {
  const operand = operandOfKind(actions, kind)
  return operand === undefined ? (names[kind]?.[value] ?? String(value)) : wordFor(operand, value, names)
}

/** Puts all that can be read in a value into words, however deep it lies, and in what its functions hand back. */
export function wordsIn(speaking: Speaking): (value: unknown) => unknown {
  /** What is handed back again and again, such as a board, is put into words once. */
  const known = new WeakMap<object, unknown>()
  const remembered = (value: unknown): unknown => {
    if (!isObject(value)) return value
    if (!known.has(value)) known.set(value, spoken(value))
    return known.get(value)
  }
  const spoken = (value: unknown): unknown => {
    if (typeof value === 'function') return (...about: unknown[]) => remembered(value(...about))
    if (!isObject(value)) return value
    if (isText(value)) return sayFact(speaking, value)
    if (Array.isArray(value)) return typeof value[0] === 'number' ? value : eachOf(value, value.map(spoken))
    return Object.getPrototypeOf(value) === Object.prototype ? membersOf(value, spoken) : value
  }
  return spoken
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Nothing else that a page hands out has such members. */
const isText = (value: object): value is Note | Called | Joined =>
  'key' in value || 'joined' in value || ('kind' in value && 'value' in value)

/** What had nothing to be read in it stays itself. */
const eachOf = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((each, i) => each === before[i]) ? before : after

function membersOf(value: object, spoken: (value: unknown) => unknown): object {
  const before = Object.entries(value)
  const after = before.map(([name, member]) => [name, spoken(member)] as const)
  return after.every(([, member], i) => member === before[i]?.[1]) ? value : Object.fromEntries(after)
}
