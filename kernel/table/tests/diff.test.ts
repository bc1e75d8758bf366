import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, patch } from '../diff.ts'

const bytes = (least: number, most: number) => fc.uint8Array({ minLength: least, maxLength: most })

/** Two buffers of one length: unrelated, or a few bytes apart like the tables before and after an action. */
const twoTables = fc.oneof(
  bytes(0, 300).chain((a) => fc.tuple(fc.constant(a), bytes(a.length, a.length))),
  fc.tuple(bytes(1, 400), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 })).map(([a, changes]) => {
    const b = a.slice()
    for (const [at, value] of changes) b[at % a.length] = value
    return [a, b] as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]
  }),
)

/** A buffer with room around it, to see what is written outside. */
function walled(inner: Uint8Array): { readonly whole: Uint8Array; readonly inner: Uint8Array } {
  const whole = new Uint8Array(inner.length + 64).fill(0xa5)
  whole.set(inner, 32)
  return { whole, inner: whole.subarray(32, 32 + inner.length) }
}

function isWallWhole({ whole, inner }: ReturnType<typeof walled>): boolean {
  return [...whole.subarray(0, 32), ...whole.subarray(32 + inner.length)].every((byte) => byte === 0xa5)
}

describe('diff', () => {
  test('makes the patch that turns one table into the other', () => {
    fc.assert(
      fc.property(twoTables, ([a, b]) => {
        const turned = a.slice()
        patch(turned, diff(a, b))
        expect(turned).toEqual(b)
      }),
      { numRuns: 1000 },
    )
  })

  test('is the same wherever in their buffers the bytes lie', () => {
    fc.assert(
      fc.property(twoTables, fc.nat(7), fc.nat(7), ([a, b], before, besides) => {
        const shifted = (bytes: Uint8Array, by: number) => {
          const room = new Uint8Array(bytes.length + by)
          room.set(bytes, by)
          return room.subarray(by)
        }
        expect(diff(shifted(a, before), shifted(b, besides))).toEqual(diff(a, b))
      }),
      { numRuns: 500 },
    )
  })

  test('reaches across a large table, whose lengths take two and three bytes', () => {
    for (const places of [[127], [128], [16_383], [16_384], [0, 40_000], [129, 300, 39_000]]) {
      const a = new Uint8Array(40_001)
      const b = a.slice()
      for (const place of places) b.fill(9, place, place + 200)
      const turned = a.slice()
      patch(turned, diff(a, b))
      expect(turned).toEqual(b)
    }
  })

  test('is empty for equal tables and small for a small change', () => {
    const a = Uint8Array.from({ length: 2000 }, (_, i) => i)
    const b = a.slice()
    b[700] = 1
    b[703] = 2
    expect(diff(a, a)).toHaveLength(0)
    // 700 to skip takes two bytes, then a run of four (the two equal bytes between are cheaper to repeat).
    expect([...diff(a, b)]).toEqual([(700 % 128) | 128, 5, 4, 1, 701 & 255, 702 & 255, 2])
  })

  test('refuses tables of two layouts', () => {
    expect(() => diff(new Uint8Array(4), new Uint8Array(8))).toThrow(RangeError)
  })
})

describe('patch', () => {
  test('cut anywhere within a run, throws', () => {
    fc.assert(
      fc.property(bytes(1, 100), fc.nat(), (b, cut) => {
        const a = b.map((byte) => byte ^ 255)
        const whole = diff(a, b)
        // All bytes differ, so there is one run: every shorter patch but the empty one is broken.
        const short = whole.subarray(0, 1 + (cut % (whole.length - 1)))
        expect(() => patch(a, short)).toThrow(RangeError)
      }),
    )
  })

  test('of a longer table throws', () => {
    fc.assert(
      fc.property(bytes(1, 100), fc.nat(), (b, room) => {
        const a = b.map((byte) => byte ^ 255)
        expect(() => patch(new Uint8Array(room % b.length), diff(a, b))).toThrow(RangeError)
      }),
    )
  })

  test('made of noise throws or not, but never writes outside the table', () => {
    fc.assert(
      fc.property(bytes(0, 40), fc.uint8Array({ maxLength: 30 }), (table, noise) => {
        const walls = walled(table)
        try {
          patch(walls.inner, noise)
        } catch (caught) {
          expect(caught).toBeInstanceOf(RangeError)
        }
        expect(isWallWhole(walls)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('with a length that goes on for ever throws and writes nothing', () => {
    for (const filler of [0x80, 0xff]) {
      const table = new Uint8Array(8)
      const endless = [...Array<number>(300).fill(filler), 0, 1, 7]
      expect(() => patch(table, Uint8Array.from(endless))).toThrow(RangeError)
      expect(table).toEqual(new Uint8Array(8))
    }
  })
})
