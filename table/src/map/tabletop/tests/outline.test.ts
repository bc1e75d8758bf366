import type { Point } from '@boma/showing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLand } from '../../draw/land.ts'
import { seeded } from '../../draw/seed.ts'
import { boundsOf, edgeDistance, ringsIn } from '../outline.ts'
import { strew } from '../scatter.ts'

const square: readonly Point[] = [
  [1, 1],
  [5, 1],
  [5, 5],
  [1, 5],
]
const near = ([x, y]: Point, [ox, oy]: Point) => Math.hypot(x - ox, y - oy) < 1e-6

describe('an outline', () => {
  test('of lines is read however it is written', () => {
    const ways = [
      'M1 1L5 1L5 5L1 5Z',
      'M1,1 5,1 5,5 1,5z',
      'M1 1H5V5H1Z',
      'm1 1h4v4h-4z',
      'm1 1 4 0 0 4-4 0Z',
      'M1 1H5V5H1V1Z',
    ]
    for (const way of ways) expect(ringsIn(way)).toEqual([square])
  })

  test('may have several rings, and a small letter after Z counts from the ring that was closed', () => {
    const [first, second] = ringsIn('M1 1h4v4h-4zm1 1h1v1h-1z')
    expect(first).toEqual(square)
    expect(second?.[0]).toEqual([2, 2])
  })

  test('of curves goes through their ends and keeps to their hull', () => {
    const [ring = []] = ringsIn('M0 0C0 4 8 4 8 0S16-4 16 0Q12 8 8 8T0 8Z')
    for (const end of [
      [0, 0],
      [8, 0],
      [16, 0],
      [8, 8],
      [0, 8],
    ] as const)
      expect(ring.some((p) => near(p, end))).toBe(true)
    // A smooth curve goes on as the one before it came: up on the left of 8, 0 means down on its right.
    expect(ring.some((p) => near(p, [4, 3]))).toBe(true)
    expect(ring.some((p) => near(p, [12, -3]))).toBe(true)
  })

  test('of arcs is round', () => {
    for (const way of ['M4 10A6 6 0 1 1 16 10A6 6 0 1 1 4 10Z', 'M4 10a6 6 0 0 0 12 0a6 6 0 0 0-12 0z']) {
      const [ring = []] = ringsIn(way)
      for (const [x, y] of ring) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(6, 9)
      const { from, to } = boundsOf([ring])
      expect([...from, ...to].map((n) => Math.round(n * 10) / 10)).toEqual([4, 4, 16, 16])
    }
  })

  test('of an arc goes the way its flags say', () => {
    const height = (flags: string) => boundsOf(ringsIn(`M0 0A5 5 0 ${flags} 8 0Z`))
    expect(height('0 1').from[1]).toBeCloseTo(-2, 1)
    expect(height('1 1').from[1]).toBeCloseTo(-8, 1)
    expect(height('0 0').to[1]).toBeCloseTo(2, 1)
    expect(height('1 0').to[1]).toBeCloseTo(8, 1)
  })

  test('that encloses nothing is none', () => {
    for (const way of ['', 'M1 1', 'M1 1L4 4Z', 'nonsense']) expect(ringsIn(way)).toEqual([])
  })
})

test('the distance to an edge is that to its nearest side', () => {
  expect(edgeDistance([square], [2, 3])).toBe(1)
  expect(edgeDistance([square], [8, 9])).toBe(5)
})

test('what is strewn stays inside, away from the edge and from one another', () => {
  const rings = ringsIn('M0 0H20V14H0ZM6 4V9H12V4Z')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.constantFrom(2, 3), (seed, apart) => {
      const places = strew(rings, { apart, inset: 0.5, random: seeded(seed) })
      expect(places.length).toBeGreaterThan(5)
      expect(places.every((place) => isLand(rings, place))).toBe(true)
      expect(Math.min(...places.map((place) => edgeDistance(rings, place)))).toBeGreaterThanOrEqual(0.5)
      const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1])))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(apart)
    }),
    { numRuns: 20 },
  )
})
