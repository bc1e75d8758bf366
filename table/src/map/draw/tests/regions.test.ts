import type { Point } from '@boma/showing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../tests/boards.ts'
import { isLand } from '../land.ts'
import { beside, centreOfCell, latticeOf, SIDES } from '../lattice.ts'
import { borders, fieldOf, grown, outlines } from '../regions.ts'

const SIZE = 8
const board = boardOf(Array.from({ length: SIZE }, () => 'o'.repeat(SIZE)))
const lattice = latticeOf(board)
const cells = [...lattice.spaces.keys()]
/** Any set of hexes, as a field. */
const sets = fc
  .uniqueArray(fc.constantFrom(...cells), { minLength: 1 })
  .map((list) => new Map(list.map((cell) => [cell, 'in'])))
const HEX_AREA = Math.sqrt(3) / 2

/** Twice nothing is lost: outlines that run clockwise count for, holes against. */
const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0]
    return sum + (x * ny - nx * y) / 2
  }, 0)

describe('outlines', () => {
  test('are closed and hold exactly the area of their hexes', () => {
    fc.assert(
      fc.property(sets, (field) => {
        const lines = outlines(lattice, field, 'in')
        expect(lines.every((line) => line.closed)).toBe(true)
        expect(lines.reduce((sum, line) => sum + area(line.points), 0)).toBeCloseTo(field.size * HEX_AREA, 6)
      }),
    )
  })

  test('have every hex of the set inside and no other', () => {
    fc.assert(
      fc.property(sets, (field) => {
        const rings = outlines(lattice, field, 'in').map((line) => line.points)
        for (const cell of cells) expect(isLand(rings, centreOfCell(lattice, cell))).toBe(field.has(cell))
      }),
    )
  })
})

describe('borders between two owners', () => {
  const owners = ['aaab', 'aabb', 'abbb', 'aaab']
  const land = boardOf(
    owners.map(() => 'oooo'),
    owners,
  )
  const l = latticeOf(land)
  const field = fieldOf(l, (cell) => l.spaces.get(cell)?.territory ?? '')

  test('are as long as the hexsides between them', () => {
    let sides = 0
    for (const [cell, owner] of field)
      for (const d of SIDES) if (owner === 'a' && field.get(beside(cell, d)) === 'b') sides++
    const lines = borders(l, field, (inside, outside) => inside === 'a' && outside === 'b')
    const steps = lines.reduce((sum, line) => sum + line.points.length - (line.closed ? 0 : 1), 0)
    expect(sides).toBeGreaterThan(4)
    expect(steps).toBe(sides)
  })

  test('have the inside on the right', () => {
    const [line] = borders(l, field, (inside, outside) => inside === 'a' && outside === 'b')
    const [p, q] = line?.points ?? []
    if (!p || !q) throw new Error('there is a border')
    const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    const right: Point = [middle[0] - (q[1] - p[1]) * 0.4, middle[1] + (q[0] - p[0]) * 0.4]
    const nearest = [...field.keys()].reduce((best, cell) => {
      const distance = (c: number) => {
        const [x, y] = centreOfCell(l, c)
        return Math.hypot(x - right[0], y - right[1])
      }
      return distance(cell) < distance(best) ? cell : best
    })
    expect(field.get(nearest)).toBe('a')
  })
})

describe('a field that grows', () => {
  test('keeps what it had and takes after its neighbours', () => {
    const [first = 0] = cells
    const field = new Map([[first, 'x']])
    const ring = grown(field, 1)
    expect(ring.size).toBe(7)
    expect(new Set(ring.values())).toEqual(new Set(['x']))
    expect(grown(field, 2).size).toBe(19)
  })
})
