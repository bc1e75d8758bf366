import type { Operand, Side } from '@boma/kernel'

/** Something to be said, without a word of any language: the key that words are found by, and the facts to fill in. */
export interface Note<K extends string = string> {
  readonly key: K
  readonly facts?: Facts
}

/** The facts of a note, by their names. */
export type Facts = Readonly<Record<string, NoteFact>>

/** A fact: a number, a word that is the same in every language, something that has a name, a note of its own, or several of these. */
export type NoteFact = number | string | Called | Note | Joined | readonly NoteFact[]

/** What a language has a name for: a value of an operand, by its kind. */
export interface Called {
  readonly kind: string
  readonly value: number
}

/** Several facts in a row, with something between them. */
export interface Joined {
  readonly joined: readonly NoteFact[]
  readonly by: string
}

/** Something to be read, as counsel has it: a word that is the same in every language, a note, a name, or several in a row. */
export type Said = string | Note | Called | Joined

/** A value of an operand, to be called what people call it: `called(unit, 3)`. */
export const called = <V extends number>({ kind }: Pick<Operand<string, V>, 'kind'>, value: V): Called => ({
  kind,
  value,
})

/** The facts that a sentence cannot do without: all in braces but those in square brackets, which fog may leave out. */
type FactIn<S> = S extends `${infer Before}[${string}]${infer Behind}`
  ? FactIn<Before> | FactIn<Behind>
  : S extends `${string}{${infer Fact}}${infer Rest}`
    ? (Fact extends `${infer Name}|${string}` ? Name : Fact) | FactIn<Rest>
    : never
type IsOne<K, All = K> = K extends All ? ([All] extends [K] ? true : false) : never
/** What must be handed over with a key; where it may be one of several keys, whatever it may need. */
type FactsFor<S, K> =
  IsOne<K> extends true
    ? [FactIn<S>] extends [never]
      ? [facts?: Facts]
      : [facts: Facts & Readonly<Record<FactIn<S>, NoteFact>>]
    : [facts?: Facts]

/** Makes notes by the keys of a catalogue of messages, with the facts that each of them needs. */
export type NoteMaker<M> = <K extends keyof M & string>(key: K, ...facts: FactsFor<M[K], K>) => Note<K>

/**
 * What makes notes that a game has words for, so that neither a misspelt key compiles nor one without the facts of its
 * sentence: `const note = noteOf<Catalogue>()`, by the messages of English as they are written.
 */
export const noteOf =
  <M>(): NoteMaker<M> =>
  (key, ...[facts]) =>
    facts === undefined ? { key } : { key, facts }

/** Facts in a row: 'R1, R2'. */
export const join = (joined: readonly NoteFact[], by = ', '): Joined => ({ joined, by })

/** Facts side by side, with what is the same in every language between them: text`${place}: ${units}`. */
export const text = ({ raw }: TemplateStringsArray, ...facts: readonly NoteFact[]): Joined =>
  join([raw[0] ?? '', ...facts.flatMap((fact, i) => [fact, raw[i + 1] ?? ''])], '')

/** A side where it stands alone: 'Allied'. */
export const sideAlone = (value: Side): Called => ({ kind: 'sides', value })
