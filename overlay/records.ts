import type { OverlayFault } from './form.ts'

/** Records by name that say only what differs, and the names of those to take away. */
export type Corrections<T> = { readonly [name: string]: T } & { readonly remove?: readonly string[] }

/** How records of one kind are called, changed and made anew. */
export interface Kind<T, C> {
  name(record: T): string
  change(record: T, by: C): T
  /** The new record, or the fields that are missing for one. */
  add(name: string, by: C): T | Incomplete
}

/** In place of a new record: the fields that it lacks. */
export interface Incomplete {
  readonly lacks: readonly string[]
}

/** Names those of the wanted fields that are not there. */
export const incomplete = (wanted: Readonly<Record<string, unknown>>): Incomplete => ({
  lacks: Object.keys(wanted).filter((key) => wanted[key] === undefined),
})

const isIncomplete = (record: object): record is Incomplete => 'lacks' in record

/** What merging gives: the records, and what is wrong with the corrections. */
export interface Merged<T> {
  readonly records: readonly T[]
  readonly faults: readonly OverlayFault[]
}

/**
 * Lays corrections over a list of records: known ones change in the fields given, unknown ones are added and must be
 * complete, and those under `remove` go.
 */
export function mergeRecords<T extends object, C>(
  path: string,
  known: readonly T[],
  given: Corrections<C> | undefined,
  kind: Kind<T, C>,
): Merged<T> {
  if (given === undefined) return { records: known, faults: [] }
  const { remove = [], ...rest } = given
  const corrections = Object.entries(rest as Readonly<Record<string, C>>)
  const names = known.map((record) => kind.name(record))
  const kept = known.filter((record) => !remove.includes(kind.name(record)))
  const changed = kept.map((record) => {
    const found = corrections.find(([name]) => name === kind.name(record))
    return found === undefined ? record : kind.change(record, found[1])
  })
  const added = corrections
    .filter(([name]) => !names.includes(name))
    .map(([name, by]) => [name, kind.add(name, by)] as const)
  return {
    records: [...changed, ...added.flatMap(([, record]) => (isIncomplete(record) ? [] : [record as T]))],
    faults: [
      ...remove
        .filter((name) => !names.includes(name))
        .map((name) => ({ path: `${path}.remove`, problem: `there is no ${name}` })),
      ...added.flatMap(([name, record]) => (isIncomplete(record) ? lacking(`${path}.${name}`, record) : [])),
    ],
  }
}

const lacking = (path: string, { lacks }: Incomplete): readonly OverlayFault[] =>
  lacks.map((field) => ({ path: `${path}.${field}`, problem: 'a new record needs it' }))

/** Rows of letters with some of them replaced by what the hexes given are now. */
export function mergeRaster(
  rows: readonly string[],
  letters: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const letterOf = (what: string) => Object.keys(letters).find((letter) => letters[letter] === what)
  const two = (n: number) => String(n).padStart(2, '0')
  const now = (old: string, column: number, row: number) => letterOf(given[two(column + 1) + two(row + 1)] ?? '') ?? old
  return rows.map((row, r) => [...row].map((old, c) => now(old, c, r)).join(''))
}
