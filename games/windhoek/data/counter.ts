import type { Option } from './options.ts'
import type { Source } from './provenance.ts'
import type { RecruitId } from './recruits.ts'
import type { UnitType } from './unit-types.ts'

/** The contingents; the first two are German, the others Allied (3.0). */
export const CONTINGENTS = ['german', 'boer', 'south-african', 'british', 'portuguese'] as const

/** A contingent. */
export type Contingent = (typeof CONTINGENTS)[number]

/** Combat factor and movement allowance as players say them, `2-7`; R is for rail only. */
export type Face = `${number}-${number | 'R'}`

/** A counter as printed. */
export type Counter = {
  /** What players call it, without blanks: it stands in records and notation. */
  readonly id: string
  readonly name: string
  readonly side: 'german' | 'allied'
  readonly contingent: Contingent
  readonly type: UnitType
  readonly front: Face
  /** The disrupted side, or with `turnsInto` another unit; without it the unit has one step only (3.3, 16.3). */
  readonly back?: Face
  /** German militia are mounted rifles on the back, for good (10.2). */
  readonly turnsInto?: UnitType
  /** Where the counter lies when play begins; `aside` is out of the game without its option (6.2, 6.3, 10.10). */
  readonly start: 'set-up' | 'support-box' | 'recruit-box' | 'aside'
  /** The recruit line by which it comes, or comes back. */
  readonly recruit?: RecruitId
  readonly option?: Option
  readonly source: CounterSource
}

/** Where a counter's parts come from; `exists` is for its being in the mix at all. */
export type CounterSource = {
  readonly front: Source
  readonly back: Source
  readonly name: Source
  readonly exists: Source
}

/** Counters that differ only in what they are called. */
export function alike(
  shared: Omit<Counter, 'id' | 'name'>,
  names: Readonly<Record<string, string>>,
): readonly Counter[] {
  return Object.entries(names).map(([id, name]) => ({ id, name, ...shared }))
}

/** The usual provenance of a counter: the back is always ours where nothing else is said. */
export function from(front: Source, exists: Source, name: Source = 'reconstructed', back: Source = 'reconstructed') {
  return { front, back, name, exists } as const
}
