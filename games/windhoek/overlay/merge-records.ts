import type { Fault } from '../data/checks/atlas.ts'
import type { Source } from '../data/provenance.ts'
import type { Corrections } from './overlay-form.ts'

/** Where a datum comes from that an overlay gave. */
export const CORRECTED: Source = 'corrected'

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
  readonly faults: readonly Fault[]
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

const lacking = (path: string, { lacks }: Incomplete): readonly Fault[] =>
  lacks.map((field) => ({ path: `${path}.${field}`, problem: 'a new record needs it' }))
