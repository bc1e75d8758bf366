/** One part of an action, a refusal or an event: a small integer with a name and a way to write it. */
export interface Operand<N extends string = string, V extends number = number> {
  readonly name: N
  /** The name it was first declared under, which it keeps under any other: 'hex' for `hex.as('from')`. */
  readonly kind: string
  /** Its values are 0 to size - 1. */
  readonly size: number
  /** How a player writes the value: one word. */
  write(value: V): string
  /** What a player's word means; undefined when it means nothing. */
  read(word: string): V | undefined
  /** The same operand under another name: `hex.as('from')`. */
  as<M extends string>(name: M): Operand<M, V>
}

/** What kind of integer an operand holds. */
export type ValueOf<O> = O extends Operand<string, infer V> ? V : never
/** The values of a list of operands, in order. */
export type ValuesOf<O extends readonly Operand[]> = { [I in keyof O]: ValueOf<O[I]> }

/** What people call the values of operands, a list for each kind: counters' full names, towns with their numbers. */
export type Names = Readonly<Record<string, readonly string[]>>

/** A value as a sentence has it: by its name if it has one, else as players write it. */
export const wordFor = (o: Operand, value: number, names: Names): string => names[o.kind]?.[value] ?? o.write(value)

/** An operand with its own way of writing. */
export function operand<V extends number, N extends string>(
  name: N,
  size: number,
  write: (value: V) => string,
  read: (word: string) => V | undefined,
  kind: string = name,
): Operand<N, V> {
  return { name, kind, size, write, read, as: (other) => operand(other, size, write, read, kind) }
}

/** An operand whose values have names: counters, towns, cards. Names are single words. */
export function named<V extends number>() {
  return <N extends string>(name: N, names: readonly string[]): Operand<N, V> => {
    const byName = new Map(names.map((word, i) => [word.toLowerCase(), i as V]))
    if (byName.size < names.length) throw new Error(`two values of '${name}' have the same name`)
    const odd = names.find((word) => /[\s;]|^$/.test(word))
    if (odd !== undefined) throw new Error(`'${odd}' is not one word, so no notation can hold it`)
    return operand(
      name,
      names.length,
      (value) => names[value] ?? String(value),
      (word) => byName.get(word.toLowerCase()),
    )
  }
}

/** An operand that is a plain number from 0 to `most`. */
export function count<N extends string>(name: N, most: number): Operand<N, number> {
  const read = (word: string) => (/^\d{1,9}$/.test(word) && Number(word) <= most ? Number(word) : undefined)
  return operand(name, most + 1, String, read)
}
