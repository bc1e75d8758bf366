import type { HexName } from './map.ts'
import type { Source } from './provenance.ts'

/** Whose colours a counter wears; the German last, the Entente before it. */
export const NATIONS = ['british', 'belgian', 'portuguese', 'german'] as const
/** A nationality. */
export type Nation = (typeof NATIONS)[number]

/** The types of ground unit (2.2.1), then the two kinds of vessel (2.3.1). */
export const UNIT_TYPES = [
  'infantry',
  'cavalry',
  'artillery',
  'machine-gun',
  'armored-car',
  'coastal',
  'ship',
  'boat',
] as const
/** The type of a counter. */
export type UnitType = (typeof UNIT_TYPES)[number]

/** What the rules pick counters out by: who is a KAR or an FK is printed on the counter (6.2.2, 11.5.2). */
export const TAGS = ['KAR', 'FK', 'SK', 'RK', 'SAI', 'SAH', 'naval'] as const
/** A tag. */
export type Tag = (typeof TAGS)[number]

/** What brings a counter that no turn brings: a loss, the turn after it, or an event. */
export const TRIGGERS = ['konigsberg-lost+1', 'kingani-lost+1', 'event:adjutant-wami'] as const
/** Such a trigger. */
export type Trigger = (typeof TRIGGERS)[number]

/** Where a counter comes in: a map edge, a town, German East Africa at large, a lake, the hold of a ship. */
export type EntryPlace =
  | `edge:${'E' | 'W' | 'N' | 'S'}`
  | `town:${string}`
  | 'GEA-town'
  | 'GEA-coast-town'
  | 'GEA-coast'
  | `lake:${'Victoria' | 'Tanganyika' | 'Nyasa' | 'any' | 'loss'}`
  | 'aboard:Marie'

/** A counter as printed. */
export type Counter = {
  /** What players call it, without blanks: it stands in records and notation. */
  readonly id: string
  readonly name: string
  readonly kind: 'unit' | 'ship' | 'boat'
  readonly nation: Nation
  readonly type: UnitType
  /** Bombardment, MG/QF and rifle values of a unit, `0-3-2`; gunnery and armour of a vessel, `4-1`. */
  readonly full: string
  /** The reduced side; without it the counter has one step only (2.2.4). */
  readonly reduced?: string
  /** Movement allowance; a vessel's four points are the rule's (12.3). */
  readonly move: number
  /** Morale value, on the reduced side of a unit; all vessels have 5 (12.2.3). */
  readonly morale?: number
  readonly tags?: readonly Tag[]
  /** Its back is in the enemy's colours (2.2.4, 11.12.1). */
  readonly switchable?: true
  /** A blockade runner (12.7). */
  readonly runner?: true
  /** What it raises its nation's transport to on its lake (10.3.9). */
  readonly boost?: number
  /** The lake a boat belongs on. */
  readonly lake?: string
  /** Where it begins; `rail` is any railway hex of British East Africa (14.1.4). */
  readonly setUp?: HexName | 'rail'
  /** When it comes, if it does not begin on the map. */
  readonly turn?: number | Trigger
  /** Where it comes in. */
  readonly at?: EntryPlace
  /** When it is withdrawn (8.3). */
  readonly leaves?: number
  /** When it comes back, and when it is withdrawn for good (8.1.7). */
  readonly returns?: number
  readonly leavesAgain?: number
  /** Where it comes in again when rebuilt: infantry alone (8.2.6). */
  readonly rebuilt?: EntryPlace
  readonly source: CounterSource
}

/** Where a counter's parts come from. */
export type CounterSource = {
  readonly name: Source
  readonly values: Source
  readonly entry: Source
  readonly leaves: Source
}

/** The provenance of a counter: no value of any unit is known, all are ours. */
export const from = (name: Source, entry: Source, leaves: Source): CounterSource => ({
  name,
  values: 'reconstructed',
  entry,
  leaves,
})

type Shared = Omit<Counter, 'id' | 'name' | 'source'>
const called = (name: string) => ({ id: name.replaceAll(' ', '-'), name })

/** Units that are alike but for their names, when they come and when they go. */
export function counters(
  shared: Shared,
  source: CounterSource,
  each: Readonly<
    Record<string, Pick<Counter, 'setUp' | 'turn' | 'at' | 'leaves' | 'returns' | 'leavesAgain' | 'rebuilt'>>
  >,
): readonly Counter[] {
  return Object.entries(each).map(([name, own]) => ({ ...called(name), ...shared, ...own, source }))
}

/** Vessels of a nation; all move 4 and have morale 5 (12.2.3, 12.3). */
export function vessels(
  shared: Pick<Counter, 'nation'> & { readonly kind: 'ship' | 'boat' },
  source: CounterSource,
  each: Readonly<
    Record<string, Omit<Counter, 'id' | 'name' | 'kind' | 'nation' | 'type' | 'move' | 'morale' | 'source'>>
  >,
): readonly Counter[] {
  const same = { ...shared, type: shared.kind, move: 4, morale: 5, source } as const
  return Object.entries(each).map(([name, own]) => ({ ...called(name), ...same, ...own }))
}
