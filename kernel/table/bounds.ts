import { type Bounds, entriesOf, type Layout, type Sections, type Slot } from './layout.ts'
import type { IdSet } from './sets.ts'
import type { Stacks } from './stacks.ts'
import type { TableBase } from './table.ts'

/**
 * What is wrong with single fields of a full position, in a sentence that names the first: an entry outside its bounds, an id
 * that no set can have, something above a pile or behind the last section, stacks that are not sound. Undefined when nothing is.
 */
export function outOfBounds(layout: Layout, t: TableBase): string | undefined {
  for (const slot of layout.slots) {
    const wrong = wrongSlot(layout.sections, slot, t)
    if (wrong !== undefined) return wrong
  }
  if (t.bytes.subarray(endOf(layout, t), layout.byteLength).some((byte) => byte !== 0))
    return 'something lies behind the table'
  // Lists are followed only where all their entries are within bounds.
  for (const [name, { kind }] of Object.entries(layout.sections)) {
    const wrong = kind === 'stacks' ? sectionOf<Stacks>(t, name).fault() : undefined
    if (wrong !== undefined) return wrong
  }
  return undefined
}

const sectionOf = <S>(t: TableBase, name: string): S => (t as unknown as Readonly<Record<string, S>>)[name] as S

/** Where the last section ends; the bytes up to a whole word behind it belong to nobody. */
function endOf({ slots }: Layout, t: TableBase): number {
  const last = slots.at(-1)
  if (last === undefined) return t.bytes.length
  return last.at + entriesOf(last, t.bytes.buffer).byteLength
}

function wrongSlot(sections: Sections, slot: Slot, t: TableBase): string | undefined {
  const spec = sections[slot.section]
  const entries = entriesOf(slot, t.bytes.buffer)
  switch (spec?.kind) {
    case 'columns':
      return wrongEntry(`${slot.section}.${slot.column}`, entries, spec.columns[slot.column]?.bounds)
    case 'tracks':
      return wrongTrack(slot.section, entries, Object.entries(spec.columns))
    case 'set':
      return wrongMember(slot.section, sectionOf<IdSet>(t, slot.section).next(spec.count), spec.count)
    case 'pile':
      return wrongPile(slot.section, entries, spec)
    default:
      return undefined
  }
}

const mostOf = (bounds: Bounds): number => ('most' in bounds ? bounds.most : bounds.below - 1)

const isOutside = (bounds: Bounds, value: number): boolean =>
  (value < (bounds.least ?? 0) || value > mostOf(bounds)) && value !== bounds.or

/** A number that cannot be, in a sentence with those that can. */
function saying(name: string, value: number, bounds: Bounds): string {
  const besides = bounds.or === undefined ? '' : ` or ${bounds.or}`
  return `${name} is ${value}, not from ${bounds.least ?? 0} to ${mostOf(bounds)}${besides}`
}

function wrongEntry(name: string, entries: ArrayLike<number>, bounds: Bounds | undefined): string | undefined {
  if (bounds === undefined) return undefined
  for (let row = 0; row < entries.length; row++)
    if (isOutside(bounds, entries[row] as number)) return saying(`${name} of ${row}`, entries[row] as number, bounds)
  return undefined
}

type Track = readonly [name: string, spec: { readonly bounds: Bounds }]
function wrongTrack(section: string, entries: ArrayLike<number>, tracks: readonly Track[]): string | undefined {
  for (const [i, [name, { bounds }]] of tracks.entries())
    if (isOutside(bounds, entries[i] as number)) return saying(`${section}.${name}`, entries[i] as number, bounds)
  return undefined
}

const wrongMember = (name: string, id: number, count: number): string | undefined =>
  id < 0 ? undefined : saying(`an id of ${name}`, id, { below: count })

/** The height comes first; above it there is nothing. */
function wrongPile(
  name: string,
  entries: ArrayLike<number>,
  { capacity, bounds }: { readonly capacity: number; readonly bounds: Bounds },
): string | undefined {
  const height = entries[0] as number
  if (height > capacity) return saying(`the height of ${name}`, height, { most: capacity })
  const above = Array.from(entries).findIndex((entry, i) => i > height && entry !== 0)
  if (above >= 0) return `something lies above the pile ${name}`
  return wrongEntry(name, Array.from(entries).slice(1, height + 1), bounds)
}
