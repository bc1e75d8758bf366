import type { Column } from '../id.ts'
import { IdSet, Pile } from './sets.ts'
import { Stacks } from './stacks.ts'

/** How wide one entry of a column is. */
export type Width = 'u8' | 'i8' | 'u16' | 'i16' | 'i32'

/**
 * Which integers an entry can be in a full position: from `least`, or 0, up to `most`, or to the last one below `below`; and
 * `or` besides, for what is none of them. Nothing looks at it but whoever is handed a table from outside (see bounds.ts).
 */
export type Bounds = { readonly least?: number; readonly or?: number } & (
  | { readonly below: number }
  | { readonly most: number }
)

/** 0 or 1: no or yes. */
export const FLAG: Bounds = { most: 1 }

/** One column of small integers; `V` is what its entries mean (a hex, a side, a plain number). */
export interface ColumnSpec<V extends number = number> {
  readonly width: Width
  readonly bounds: Bounds
  readonly means?: V
}

/** Entries 0 to 255, and of these what the bounds say. */
export const u8 = <V extends number = number>(bounds: Bounds): ColumnSpec<V> => ({ width: 'u8', bounds })
/** Entries -128 to 127. */
export const i8 = <V extends number = number>(bounds: Bounds): ColumnSpec<V> => ({ width: 'i8', bounds })
/** Entries 0 to 65,535. */
export const u16 = <V extends number = number>(bounds: Bounds): ColumnSpec<V> => ({ width: 'u16', bounds })
/** Entries -32,768 to 32,767. */
export const i16 = <V extends number = number>(bounds: Bounds): ColumnSpec<V> => ({ width: 'i16', bounds })
/** Any 32-bit integer; also good for small bit masks. */
export const i32 = <V extends number = number>(bounds: Bounds): ColumnSpec<V> => ({ width: 'i32', bounds })

type Columns = Readonly<Record<string, ColumnSpec>>

/** A section of a layout: columns of `count` entries each. `keyed` is a type alone: the ids that index them. */
export interface ColumnsSection<K extends number, C extends Columns> {
  readonly kind: 'columns'
  readonly count: number
  readonly columns: C
  readonly keyed?: K
}
/** A section of a layout: single integers by name. */
export interface TracksSection<C extends Columns> {
  readonly kind: 'tracks'
  readonly columns: C
}
/** A section of a layout: a set of the ids below `count`. `keyed` is a type alone: those ids. */
export interface SetSection<K extends number> {
  readonly kind: 'set'
  readonly count: number
  readonly keyed?: K
}
/** A section of a layout: a pile of at most `capacity` entries. `means` is a type alone: what they stand for. */
export interface PileSection<V extends number> {
  readonly kind: 'pile'
  readonly capacity: number
  readonly bounds: Bounds
  readonly means?: V
}

/** Who lies where: takes no room of its own, but threads stacks through columns of other sections. */
export interface StacksSection<U extends number, P extends number> {
  readonly kind: 'stacks'
  /** The section of the counters, with the columns `where` and `next`. */
  readonly units: string
  /** The section of the places, with the column `first`. */
  readonly places: string
  /** The set of the counters that lie first in one of the places below `listed`. */
  readonly heads: string
  readonly listed: number
  readonly means?: readonly [U, P]
}

/** Columns with one entry per counter, hex, card: `columns<Unit>()(12, { where: u8<Hex>({ below: HEXES }) })`. */
export const columns =
  <K extends number>() =>
  <C extends Columns>(count: number, spec: C): ColumnsSection<K, C> => ({ kind: 'columns', count, columns: spec })

/** Single named integers: turn, phase, action points. */
export const tracks = <C extends Columns>(spec: C): TracksSection<C> => ({ kind: 'tracks', columns: spec })

/** A set of ids below `count`. */
export const idSet = <K extends number>(count: number): SetSection<K> => ({ kind: 'set', count })

/** A small stack of up to `capacity` entries of 0 to 65,535: a deck, a queue of battles. */
export const pile = <V extends number = number>(capacity: number, bounds: Bounds): PileSection<V> => ({
  kind: 'pile',
  capacity,
  bounds,
})

/** Stacks of counters, in columns that are declared beside them: see `StacksSection`. */
export const stacks = <U extends number, P extends number>(
  of: Pick<StacksSection<U, P>, 'units' | 'places' | 'heads' | 'listed'>,
): StacksSection<U, P> => ({ kind: 'stacks', ...of })

type Section =
  | ColumnsSection<number, Columns>
  | TracksSection<Columns>
  | SetSection<number>
  | PileSection<number>
  | StacksSection<number, number>

/** What a game's layout is declared with: a name for each section. */
export type Sections = Readonly<Record<string, Section>>

type Means<S> = S extends ColumnSpec<infer V> ? V : never
/** How the rules read and write one section of a table. */
export type SectionView<S> =
  S extends ColumnsSection<infer K, infer C>
    ? { readonly [N in keyof C]: Column<K, Means<C[N]>> }
    : S extends TracksSection<infer C>
      ? { [N in keyof C]: Means<C[N]> }
      : S extends SetSection<infer K>
        ? IdSet<K>
        : S extends PileSection<infer V>
          ? Pile<V>
          : S extends StacksSection<infer U, infer P>
            ? Stacks<U, P>
            : never

/** Where one run of equal entries lies in the buffer. */
export interface Slot {
  readonly section: string
  readonly column: string
  readonly width: Width
  readonly count: number
  readonly at: number
}

/** A game's table, described once: its sections, and where each lies in the one buffer that all positions share in form. */
export interface Layout<S extends Sections = Sections> {
  readonly sections: S
  readonly slots: readonly Slot[]
  readonly byteLength: number
  /** The layout in words; two layouts with equal text have interchangeable bytes. */
  readonly text: string
}

const WIDTH_BYTES: Readonly<Record<Width, number>> = { u8: 1, i8: 1, u16: 2, i16: 2, i32: 4 }

const slotsOf = (section: string, spec: Section): Omit<Slot, 'at'>[] => {
  switch (spec.kind) {
    case 'columns':
      return Object.entries(spec.columns).map(([column, c]) => ({ section, column, width: c.width, count: spec.count }))
    case 'tracks':
      // All tracks share one array, so that reading any of them is the same machine code.
      return [{ section, column: '', width: 'i32', count: Object.keys(spec.columns).length }]
    case 'set':
      return [{ section, column: '', width: 'i32', count: Math.ceil(spec.count / 32) }]
    case 'pile':
      return [{ section, column: '', width: 'u16', count: spec.capacity + 1 }]
    case 'stacks':
      return []
  }
}

/** Places every section in one buffer; the widest entries come first, so that each is aligned. */
export function layOut<S extends Sections>(sections: S, from = 0): Layout<S> {
  const loose = Object.entries(sections).flatMap(([name, spec]) => slotsOf(name, spec))
  const sorted = loose.toSorted((a, b) => WIDTH_BYTES[b.width] - WIDTH_BYTES[a.width])
  let at = from
  const slots = sorted.map((slot) => {
    const placed = { ...slot, at }
    at += slot.count * WIDTH_BYTES[slot.width]
    return placed
  })
  const text = slots.map((s) => `${s.section}.${s.column}:${s.width}x${s.count}@${s.at}`).join(' ')
  return { sections, slots, byteLength: Math.ceil(at / 4) * 4, text }
}

type Arrays = Record<string, Record<string, InstanceType<(typeof ARRAYS)[Width]>>>
const ARRAYS = { u8: Uint8Array, i8: Int8Array, u16: Uint16Array, i16: Int16Array, i32: Int32Array }

/** The entries of a slot, as they lie in a buffer. */
export const entriesOf = ({ width, at, count }: Slot, buffer: ArrayBuffer): InstanceType<(typeof ARRAYS)[Width]> =>
  new ARRAYS[width](buffer, at, count)

/** The typed views of one buffer, section by section. */
export function viewSections<S extends Sections>(
  layout: Layout<S>,
  buffer: ArrayBuffer,
): { readonly [N in keyof S]: SectionView<S[N]> } {
  const arrays: Arrays = {}
  for (const slot of layout.slots)
    arrays[slot.section] = { ...arrays[slot.section], [slot.column]: entriesOf(slot, buffer) }
  const views: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(layout.sections))
    views[name] = spec.kind === 'stacks' ? stacksOf(spec, arrays) : viewOf(spec, arrays[name] ?? {})
  return views as { readonly [N in keyof S]: SectionView<S[N]> }
}

function stacksOf({ units, places, heads, listed }: StacksSection<number, number>, arrays: Arrays): Stacks {
  const { where, next } = arrays[units] ?? {}
  const { first } = arrays[places] ?? {}
  const bits = arrays[heads]?.['']
  if (where === undefined || next === undefined || first === undefined || !(bits instanceof Int32Array))
    throw new Error(`stacks want columns '${units}.where', '${units}.next' and '${places}.first', and a set '${heads}'`)
  return new Stacks(where, next, first, new IdSet(bits), listed)
}

function viewOf(spec: Exclude<Section, { kind: 'stacks' }>, arrays: Record<string, unknown>): unknown {
  const whole = arrays['']
  switch (spec.kind) {
    case 'columns':
      return new (columnsClass(spec.columns))(arrays)
    case 'tracks':
      return new (tracksClass(spec.columns))(whole as Int32Array)
    case 'set':
      return new IdSet(whole as Int32Array)
    case 'pile':
      return new Pile(whole as Uint16Array)
  }
}

/**
 * A class for each declaration, made once: all tables of a game then have one shape, and share it with no other game's,
 * whose columns an engine would have to tell from theirs at every look.
 */
export function perDeclaration<D extends object, C>(make: (declared: D) => C): (declared: D) => C {
  // biome-ignore lint/plugin: made once per layout, no part of any position
  const made = new WeakMap<D, C>()
  return (declared) => {
    if (!made.has(declared)) made.set(declared, make(declared))
    return made.get(declared) as C
  }
}

const columnsClass = perDeclaration(
  (_: Columns) =>
    class {
      constructor(arrays: Record<string, unknown>) {
        Object.assign(this, arrays)
      }
    },
)

/** Not a string, so that no track's name can be the same. */
const VALUES = Symbol('values')

/** Tracks read and write like plain properties. */
const tracksClass = perDeclaration((names: Columns) => {
  class Tracks {
    readonly [VALUES]: Int32Array
    constructor(values: Int32Array) {
      this[VALUES] = values
    }
  }
  // A constant, unlike a parameter, is known to the engine when it puts a track's place into the rules.
  for (const [i, name] of Object.keys(names).entries()) {
    Object.defineProperty(Tracks.prototype, name, {
      enumerable: true,
      get(this: Tracks) {
        return this[VALUES][i]
      },
      set(this: Tracks, value: number) {
        this[VALUES][i] = value
      },
    })
  }
  return Tracks
})
