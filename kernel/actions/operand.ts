/**
 * What an operand is at the table, so that whoever shows a game can tell without knowing its words: a counter, a place,
 * the two ends of a way, a side; on a tabletop how far from the left and the top edge, and which way something faces.
 */
export type Role = 'piece' | 'space' | 'from' | 'to' | 'side' | 'x' | 'y' | 'facing'

/** One part of an action, a refusal or an event: a small integer with a name and a way to write it. */
export interface Operand<N extends string = string, V extends number = number> {
  readonly name: N
  /** The name it was first declared under, which it keeps under any other: 'hex' for `hex.as('from')`. */
  readonly kind: string
  readonly role: Role | undefined
  /** On a tabletop, how many values there are to an inch, or to a whole turn; 1 elsewhere. */
  readonly parts: number
  /** Its values are 0 to size - 1. */
  readonly size: number
  /** How a player writes the value: one word. */
  write(value: V): string
  /** What a player's word means; undefined when it means nothing. */
  read(word: string): V | undefined
  /** The same operand under another name: `hex.as('start')`. Called 'from', 'to' and the like, it has that role too. */
  as<M extends string>(name: M): Operand<M, V>
  /** The same operand in another role: `hex.in('to')`. */
  in(role: Role): Operand<N, V>
}

/** What kind of integer an operand holds. */
export type ValueOf<O> = O extends Operand<string, infer V> ? V : never
/** The values of a list of operands, in order. */
export type ValuesOf<O extends readonly Operand[]> = { [I in keyof O]: ValueOf<O[I]> }

/** What people call the values of operands, a list for each kind: counters' full names, towns with their numbers. */
export type Names = Readonly<Record<string, readonly string[]>>

/** A value as a sentence has it: by its name if it has one, else as players write it. */
export const wordFor = (o: Operand, value: number, names: Names): string => names[o.kind]?.[value] ?? o.write(value)

/** What an operand is besides its values and how they are written. */
interface Nature {
  readonly kind?: string
  readonly role?: Role | undefined
  readonly parts?: number
}

/** Names that say what they are. */
const TELLING: readonly string[] = ['from', 'to'] satisfies readonly Role[]

/** An operand with its own way of writing. */
export function operand<V extends number, N extends string>(
  name: N,
  size: number,
  write: (value: V) => string,
  read: (word: string) => V | undefined,
  { kind = name, role, parts = 1 }: Nature = {},
): Operand<N, V> {
  const again = <M extends string>(other: M, as: Role | undefined) =>
    operand(other, size, write, read, { kind, role: as, parts })
  return {
    name,
    kind,
    role,
    parts,
    size,
    write,
    read,
    as: (other) => again(other, role !== undefined && TELLING.includes(other) ? (other as string as Role) : role),
    in: (other) => again(name, other),
  }
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

/** How far along an edge of a tabletop something is, up to so many inches, to so many parts of one: '12.25'. */
export function inches<N extends string>(name: N, role: 'x' | 'y', most: number, parts: number): Operand<N, number> {
  const read = (word: string) => {
    const value = /^\d{1,4}(?:\.\d{1,6})?$/.test(word) ? Math.round(Number(word) * parts) : -1
    return value >= 0 && value <= most * parts ? value : undefined
  }
  return operand(name, most * parts + 1, (value) => String(value / parts), read, { role, parts })
}

/** Which way something faces, in degrees clockwise from the top of a tabletop; so many ways in all. */
export function bearing<N extends string>(name: N, ways: number): Operand<N, number> {
  const step = 360 / ways
  const read = (word: string) => {
    const degrees = /^\d{1,3}(?:\.\d{1,6})?$/.test(word) ? Number(word) : 361
    return degrees <= 360 ? Math.round(degrees / step) % ways : undefined
  }
  return operand(name, ways, (value) => String(value * step), read, { role: 'facing', parts: ways })
}
