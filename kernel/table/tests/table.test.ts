import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noDice } from '../../dice/dice.ts'
import { columns, i16, i32, idSet, pile, tracks, u8, u16 } from '../layout.ts'
import { copy, defineLayout, equal, fingerprint, hash, newTable, restore, snapshot } from '../table.ts'

const layout = defineLayout({
  units: columns<number>()(5, { where: u16({ below: 900 }), morale: u8({ most: 9 }) }),
  deck: pile(7, { below: 52 }),
  seen: idSet<number>(40),
  tracks: tracks({ turn: i32({ most: 20 }), weather: i16({ least: -3, most: 3 }) }),
})

const filled = (bytes: Uint8Array) => {
  const t = newTable(layout)
  restore(t, bytes)
  return t
}
const anyBytes = fc.uint8Array({ minLength: layout.byteLength, maxLength: layout.byteLength })
const anyTable = anyBytes.map(filled)
const place = fc.nat(layout.byteLength - 1)

describe('a table', () => {
  test('of sixty sections is no dictionary to the engine', () => {
    setFlagsFromString('--allow-natives-syntax')
    const isFast = new Function('o', 'return %HasFastProperties(o)') as (o: object) => boolean
    const sixty = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`set${i}`, idSet<number>(9)]))
    expect(isFast(newTable(defineLayout(sixty)))).toBe(true)
  })

  test('is empty when new, and rolls and tells nothing by itself', () => {
    const t = newTable(layout)
    expect(t.bytes.every((byte) => byte === 0)).toBe(true)
    expect(t.bytes).toHaveLength(layout.byteLength)
    expect(t.dice).toBe(noDice)
    expect(t.sink).toBeUndefined()
  })

  test('keeps everything that is written through its names in its bytes', () => {
    const t = newTable(layout)
    const u = newTable(layout)
    t.units.where[3] = 1234
    t.tracks.turn = -5
    t.seen.add(33)
    t.deck.push(9)
    t.core.rolls = 7
    t.flow[2] = 8
    restore(u, snapshot(t))
    expect([u.units.where[3], u.tracks.turn, u.seen.has(33), u.deck.at(0), u.core.rolls, u.flow[2]]).toEqual([
      1234,
      -5,
      true,
      9,
      7,
      8,
    ])
  })
})

describe('snapshot and restore', () => {
  test('give the position back, whatever became of the table meanwhile', () => {
    fc.assert(
      fc.property(anyTable, place, fc.integer({ min: 1, max: 255 }), (t, at, change) => {
        const before = filled(t.bytes)
        const kept = snapshot(t)
        t.bytes[at] = (t.bytes[at] ?? 0) ^ change
        expect(equal(t, before)).toBe(false)
        restore(t, kept)
        expect(equal(t, before)).toBe(true)
      }),
    )
  })

  test('refuse bytes of another length', () => {
    const t = newTable(layout)
    expect(() => restore(t, new Uint8Array(layout.byteLength - 4))).toThrow(`not a table of ${layout.byteLength}`)
    expect(() => restore(t, new Uint8Array(layout.byteLength + 4))).toThrow(RangeError)
  })
})

describe('copy and equal', () => {
  test('a copy is equal, and stays as it was when the original changes', () => {
    fc.assert(
      fc.property(anyTable, place, (t, at) => {
        const u = newTable(layout)
        copy(t, u)
        expect(u.bytes).toEqual(t.bytes)
        t.bytes[at] = (t.bytes[at] ?? 0) ^ 1
        expect(equal(t, u)).toBe(false)
      }),
    )
  })

  test('tables of two layouts are never equal', () => {
    expect(equal(newTable(layout), newTable(defineLayout({})))).toBe(false)
    expect(equal(newTable(defineLayout({})), newTable(layout))).toBe(false)
  })
})

describe('hash and fingerprint', () => {
  test('are the same for equal positions', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(hash(filled(bytes))).toBe(hash(filled(bytes)))
        expect(fingerprint(filled(bytes))).toBe(fingerprint(filled(bytes)))
      }),
    )
  })

  test('differ when one byte does', () => {
    fc.assert(
      fc.property(anyTable, place, fc.integer({ min: 1, max: 255 }), (t, at, change) => {
        const before = [hash(t), fingerprint(t)]
        t.bytes[at] = (t.bytes[at] ?? 0) ^ change
        expect(hash(t)).not.toBe(before[0])
        expect(fingerprint(t)).not.toBe(before[1])
      }),
      { numRuns: 2000 },
    )
  })

  test('differ when two counters change places', () => {
    const t = newTable(layout)
    t.units.where[0] = 1
    t.units.where[4] = 2
    const before = [hash(t), fingerprint(t)]
    t.units.where[0] = 2
    t.units.where[4] = 1
    expect([hash(t), fingerprint(t)]).not.toEqual(before)
  })

  test('are a safe integer and sixteen hexadecimal digits', () => {
    fc.assert(
      fc.property(anyTable, (t) => {
        expect(Number.isSafeInteger(hash(t)) && hash(t) >= 0).toBe(true)
        expect(fingerprint(t)).toMatch(/^[0-9a-f]{16}$/)
      }),
    )
  })

  test('stay what they were when records were written', () => {
    const t = newTable(layout)
    t.bytes.forEach((_, i) => {
      t.bytes[i] = i
    })
    expect(fingerprint(newTable(layout))).toMatchInlineSnapshot(`"38f2bf31ea952eb2"`)
    expect(fingerprint(t)).toMatchInlineSnapshot(`"a53e0720a3369531"`)
  })
})
