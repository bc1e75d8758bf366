import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Obstacles, overlap, placeLabels, type Rect, type Wish } from '../labels.ts'

const frame: Rect = { x: -1000, y: -1000, width: 3000, height: 3000 }
const nothing: Obstacles = { counters: [], marks: [], lines: [], frame }
const small = { left: 5, right: 5, up: 5, down: 5 }
const wish = (key: number, more: Partial<Wish> = {}): Wish => ({
  key,
  rank: 'town',
  at: [0, 0],
  clear: small,
  width: 50,
  height: 12,
  ...more,
})

describe('a name', () => {
  test('stands right of its mark when nothing is in the way', () => {
    const rect = placeLabels([wish(1)], nothing).get(1)
    expect(rect?.x).toBeGreaterThanOrEqual(5)
    expect((rect?.y ?? 0) + 6).toBeCloseTo(0)
  })

  test('is never under a counter, whatever lies around', () => {
    const counters = fc.array(
      fc.record({
        x: fc.integer({ min: -120, max: 120 }),
        y: fc.integer({ min: -60, max: 60 }),
        width: fc.constant(40),
        height: fc.constant(40),
      }),
      { maxLength: 14 },
    )
    const ranks = fc.constantFrom('capital' as const, 'town' as const, 'station' as const)
    fc.assert(
      fc.property(counters, ranks, (rects, rank) => {
        const rect = placeLabels([wish(1, { rank })], { ...nothing, counters: rects }).get(1)
        if (rect) for (const counter of rects) expect(overlap(rect, counter)).toBe(0)
      }),
    )
  })

  test('goes without rather than be cut off at the edge, though it be a capital', () => {
    const narrow = { ...nothing, frame: { x: -20, y: -1000, width: 40, height: 2000 } }
    expect(placeLabels([wish(1, { rank: 'capital' })], narrow).size).toBe(0)
    const wide = { ...nothing, frame: { x: -70, y: -1000, width: 140, height: 2000 } }
    expect(placeLabels([wish(1, { rank: 'capital' })], wide).size).toBe(1)
  })

  test('moves outside the counters on its own hex', () => {
    const counter = { x: -30, y: -30, width: 60, height: 60 }
    const clear = { left: 30, right: 30, up: 30, down: 30 }
    const rect = placeLabels([wish(1, { clear })], { ...nothing, counters: [counter] }).get(1)
    expect(rect && overlap(rect, counter)).toBe(0)
  })

  test('stays where it stands while counters pass by, and moves when one comes to lie there', () => {
    const counter = (x: number): Obstacles => ({ ...nothing, counters: [{ x, y: -10, width: 20, height: 20 }] })
    const pushed = placeLabels([wish(1)], counter(30)).get(1)
    expect((pushed?.x ?? 0) + 50).toBeLessThanOrEqual(0)
    // The place that it liked best is free again, and it stays nevertheless.
    expect(placeLabels([wish(1, { kept: pushed })], counter(90)).get(1)).toEqual(pushed)
    expect(placeLabels([wish(1, { kept: pushed })], counter(-30)).get(1)).not.toEqual(pushed)
  })

  test('that stands is not driven away by one that is to be placed', () => {
    const kept = placeLabels([wish(1, { rank: 'station' })], nothing).get(1)
    const both = placeLabels([wish(2, { rank: 'capital' }), wish(1, { rank: 'station', kept })], nothing)
    expect(both.get(1)).toEqual(kept)
    expect(both.get(2)).toBeDefined()
    expect(both.get(2)).not.toEqual(kept)
  })

  test('of a port stands over the water', () => {
    const rect = placeLabels([wish(1, { seaward: [-1, 0] })], nothing).get(1)
    expect((rect?.x ?? 0) + 50).toBeLessThan(0)
  })

  test('does not leave the picture', () => {
    const rect = placeLabels([wish(1)], { ...nothing, frame: { x: -200, y: -200, width: 220, height: 400 } }).get(1)
    expect((rect?.x ?? 0) + 50).toBeLessThanOrEqual(20)
  })

  test('rather does not cross a railway', () => {
    const rect = placeLabels([wish(1)], {
      ...nothing,
      lines: [
        [
          [0, 0],
          [200, 0],
        ],
      ],
    }).get(1)
    expect((rect?.x ?? 0) + 50).toBeLessThan(0)
  })
})

describe('names together', () => {
  test('do not lie on one another', () => {
    const wishes = Array.from({ length: 6 }, (_, i) => wish(i, { at: [i * 14, (i % 2) * 8], rank: 'station' }))
    const rects = [...placeLabels(wishes, nothing).values()]
    expect(rects.length).toBeGreaterThan(2)
    rects.forEach((a, i) => {
      for (const b of rects.slice(i + 1)) expect(overlap(a, b)).toBe(0)
    })
  })

  test('the capital chooses first, and a station without room goes without', () => {
    const wall = [-60, -20, 20].flatMap((y) => [-110, -60, -10, 40, 90].map((x) => ({ x, y, width: 50, height: 40 })))
    const room = wall.filter((rect) => !(rect.x === 40 && rect.y === -20))
    const wishes = [wish(1, { rank: 'station' }), wish(2, { rank: 'capital' })].map((w) => ({ ...w, width: 28 }))
    const places = placeLabels(wishes, { ...nothing, counters: room.filter((r) => r.x !== -10 || r.y !== -20) })
    expect(places.has(2)).toBe(true)
    expect(places.has(1)).toBe(false)
  })
})
