import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, type Grid, type Hex, makeGrid, makeHexList } from '../grid.ts'
import { lineHexes, type Reading } from '../line.ts'
import { parseHex } from '../name.ts'
import { canSee, fieldOfView, makeSight } from '../sight.ts'
import { allHexes, anyGrid, anyHex, sure, taken } from './maps.ts'

const out = makeHexList(100)

/** A map with hexes that block the view, one to look from, and one that is looked at. */
const anyLook = anyGrid().chain((g) =>
  fc.record({
    g: fc.constant(g),
    from: anyHex(g),
    range: fc.nat(14),
    blocks: fc
      .uniqueArray(anyHex(g), { maxLength: g.size >> 1 })
      .map((hexes) => Uint8Array.from(allHexes(g), (hex) => (hexes.includes(hex) ? 1 : 0))),
  }),
)

function isOpen(g: Grid, from: Hex, to: Hex, reading: Reading, blocks: Uint8Array): boolean {
  const line = taken(out, lineHexes(g, from, to, reading, out))
  return line.every((hex) => hex === from || hex === to || blocks[hex] === 0)
}

describe('sight', () => {
  test('either reading of the line will do, or both must be clear', () => {
    fc.assert(
      fc.property(anyLook, ({ g, from, range, blocks }) => {
        const sight = makeSight(g)
        const seen = new Uint8Array(g.size).fill(7)
        for (const rule of ['either', 'both'] as const) {
          const wanted = allHexes(g).map((to) => {
            const left = isOpen(g, from, to, 'left', blocks)
            const right = isOpen(g, from, to, 'right', blocks)
            const isSeen = rule === 'either' ? left || right : left && right
            expect(canSee(sight, from, to, blocks, rule)).toBe(isSeen)
            return isSeen && distance(g, from, to) <= range ? 1 : 0
          })
          const count = fieldOfView(sight, from, range, blocks, rule, seen)
          expect([...seen]).toEqual(wanted)
          expect(count).toBe(wanted.filter(Boolean).length)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('one sees as one is seen', () => {
    fc.assert(
      fc.property(anyLook, fc.nat(), ({ g, from, blocks }, n) => {
        const sight = makeSight(g)
        const to = (n % g.size) as Hex
        for (const rule of ['either', 'both'] as const)
          expect(canSee(sight, from, to, blocks, rule)).toBe(canSee(sight, to, from, blocks, rule))
      }),
      { numRuns: 300 },
    )
  })

  test('a hill beside the hexside that the line runs along blocks it only when both readings must be clear', () => {
    const g = makeGrid({ columns: 5, rows: 5, shoved: 'even' })
    const sight = makeSight(g)
    const hex = (name: string) => sure(parseHex(g, name))
    const blocks = new Uint8Array(g.size)
    blocks[hex('0201')] = 1
    expect(canSee(sight, hex('0102'), hex('0302'), blocks, 'either')).toBe(true)
    expect(canSee(sight, hex('0102'), hex('0302'), blocks, 'both')).toBe(false)
    blocks[hex('0202')] = 1
    expect(canSee(sight, hex('0102'), hex('0302'), blocks, 'either')).toBe(false)
    expect(canSee(sight, hex('0102'), hex('0202'), blocks, 'both')).toBe(true)
  })

  test('there is room for the longest line on any map', () => {
    const shapes = fc.record({ columns: fc.integer({ min: 1, max: 99 }), rows: fc.integer({ min: 1, max: 99 }) })
    fc.assert(
      fc.property(shapes, ({ columns, rows }) => {
        const g = makeGrid({ columns, rows, shoved: 'odd' })
        const longest = 2 * distance(g, 0 as Hex, (g.size - 1) as Hex) + 1
        expect(makeSight(g).line.length).toBeGreaterThanOrEqual(longest)
      }),
    )
  })
})
