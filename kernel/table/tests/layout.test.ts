import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columns,
  i8,
  i16,
  i32,
  idSet,
  type Layout,
  pile,
  type Sections,
  tracks,
  u8,
  u16,
  type Width,
} from '../layout.ts'
import { IdSet, Pile } from '../sets.ts'
import { defineLayout, FLOW_DEPTH, FRAME, newTable } from '../table.ts'

const BYTES: Readonly<Record<Width, number>> = { u8: 1, i8: 1, u16: 2, i16: 2, i32: 4 }

const ANY = { least: -(2 ** 31), below: 2 ** 31 }
const name = fc
  .stringMatching(/^[a-z][a-zA-Z]{0,5}$/)
  .filter((n) => !['bytes', 'words', 'core', 'flow', 'dice', 'sink'].includes(n))
const column = fc.constantFrom(u8(ANY), i8(ANY), u16(ANY), i16(ANY), i32(ANY))
const spec = fc.dictionary(name, column, { minKeys: 1, maxKeys: 4, noNullPrototype: true })
const section = fc.oneof(
  fc.tuple(fc.nat(9), spec).map(([count, c]) => columns<number>()(count, c)),
  spec.map((c) => tracks(c)),
  fc.nat(70).map((count) => idSet<number>(count)),
  fc.nat(9).map((capacity) => pile(capacity, ANY)),
)
const sections = fc.dictionary(name, section, { maxKeys: 6, noNullPrototype: true }) as fc.Arbitrary<Sections>

/** What belongs to the kernel lies before every game's sections. */
const kernelBytes = defineLayout({}).byteLength

/** The bytes that a slot covers, from and to. */
const spans = (layout: Layout) => layout.slots.map((s) => [s.at, s.at + s.count * BYTES[s.width]] as const)

describe('a layout', () => {
  test('aligns every slot, lets none overlap, and keeps clear of the kernel', () => {
    fc.assert(
      fc.property(sections, (declared) => {
        const layout = defineLayout(declared)
        for (const slot of layout.slots) expect(slot.at % BYTES[slot.width]).toBe(0)
        let end = kernelBytes
        for (const [from, to] of spans(layout).toSorted((a, b) => a[0] - b[0])) {
          expect(from).toBeGreaterThanOrEqual(end)
          end = Math.max(end, to)
        }
        expect(layout.byteLength).toBeGreaterThanOrEqual(end)
        expect(layout.byteLength % 4).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  test('gives each section bytes of its own: what fills one shows in no other', () => {
    fc.assert(
      fc.property(sections, (declared) => {
        const layout = defineLayout(declared)
        const t = newTable(layout) as unknown as Record<string, unknown> & { bytes: Uint8Array }
        const free = newTable(layout)
        for (const one of Object.keys(declared)) {
          t.bytes.fill(0)
          fill(t[one])
          for (const slot of layout.slots) {
            const part = t.bytes.subarray(slot.at, slot.at + slot.count * BYTES[slot.width])
            expect(part.some((byte) => byte !== 0)).toBe(
              slot.section === one && slot.count > 0 && !isBare(slot, t[one]),
            )
          }
          expect(t.bytes.subarray(0, kernelBytes)).toEqual(free.bytes.subarray(0, kernelBytes))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('has a text that tells layouts apart, and only by what moves a byte', () => {
    const units = columns<number>()(3, { where: u8(ANY) })
    const text = defineLayout({ units }).text
    expect(defineLayout({ units: columns<number>()(3, { where: u8(ANY) }) }).text).toBe(text)
    expect(defineLayout({ units: columns<number>()(4, { where: u8(ANY) }) }).text).not.toBe(text)
    expect(defineLayout({ units: columns<number>()(3, { where: i8(ANY) }) }).text).not.toBe(text)
    expect(defineLayout({ others: units }).text).not.toBe(text)
  })

  test.each(['bytes', 'words', 'core', 'flow', 'dice', 'sink'])("may not call a section '%s'", (reserved) => {
    expect(() => defineLayout({ [reserved]: idSet<number>(3) })).toThrow(`may not call a section '${reserved}'`)
  })

  test('leaves room for every frame of the flow', () => {
    expect(newTable(defineLayout({})).flow).toHaveLength(FLOW_DEPTH * FRAME)
  })
})

describe('tracks', () => {
  test('may have any name, and keep whole 32-bit integers whatever their width', () => {
    const t = newTable(defineLayout({ tracks: tracks({ turn: u8(ANY), array: i32(ANY), name: i32(ANY) }) }))
    t.tracks.turn = 70_000
    t.tracks.array = -1
    t.tracks.name = 2 ** 31 - 1
    expect([t.tracks.turn, t.tracks.array, t.tracks.name]).toEqual([70_000, -1, 2 ** 31 - 1])
  })
})

/** Fills whatever a section's view offers. */
function fill(view: unknown): void {
  if (view instanceof IdSet) for (let id = 0; id < 70; id++) view.add(id)
  else if (view instanceof Pile) while (view.height < view.capacity) view.push(1)
  else
    for (const key in view as Record<string, unknown>) {
      const part = (view as Record<string, unknown>)[key]
      if (typeof part === 'number') (view as Record<string, number>)[key] = -1
      else (part as Uint8Array).fill(1)
    }
}

/** A pile without room keeps only its height, which is 0. */
const isBare = (slot: { readonly count: number }, view: unknown): boolean => view instanceof Pile && slot.count === 1
