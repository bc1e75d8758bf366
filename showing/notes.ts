import type { Note, NoteFact } from '@boma/counsel'
import { type AnyActionSet, fill, type Names, operandOfKind, wordFor } from '@boma/kernel'

/** What notes are spoken with: a language's messages and names, and the operands that say how all else is written. */
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

/** A fact of a note in words; with a minus that can be seen. */
export function sayFact(speaking: Speaking, fact: NoteFact): string {
  if (typeof fact === 'string') return fact
  if (typeof fact === 'number') return String(fact).replace('-', '−')
  if (isSeveral(fact)) return fact.map((each) => sayFact(speaking, each)).join(', ')
  if ('key' in fact) return sayNote(speaking, fact)
  const { names = {}, actions } = speaking
  const operand = operandOfKind(actions, fact.kind)
  return operand === undefined
    ? (names[fact.kind]?.[fact.value] ?? String(fact.value))
    : wordFor(operand, fact.value, names)
}

const isSeveral = (fact: NoteFact): fact is readonly NoteFact[] => Array.isArray(fact)
