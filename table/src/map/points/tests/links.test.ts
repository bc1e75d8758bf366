import type { Board, Point } from '@boma/showing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf, CROSS, named } from '../../tests/boards.ts'
import { lengthOf, linkLine, linkPaths, shortened, wayAlong } from '../links.ts'

const linkTo = (to: number) => {
  const link = CROSS.links?.find((l) => l.from === 0 && l.to === to)
  if (!link) throw new Error(`no link to ${to}`)
  return link
}

describe('a link', () => {
  test('without bends is straight', () => {
    expect(linkLine(CROSS, linkTo(2))).toEqual([
      [10, 10],
      [14, 10],
    ])
  })

  test('runs through the points it bends at, without a corner', () => {
    const line = linkLine(CROSS, linkTo(3))
    expect(line[0]).toEqual([10, 10])
    expect(line).toContainEqual([11, 12])
    expect(line.at(-1)).toEqual([10, 14])
    const turns = line.slice(2).map((c, i) => turn(line[i] ?? c, line[i + 1] ?? c, c))
    for (const angle of turns) expect(Math.abs(angle)).toBeLessThan(Math.PI / 6)
  })

  test('is drawn with its kind, railways over roads over water', () => {
    expect(linkPaths(CROSS).map((ways) => ways.kind)).toEqual(['water', 'road', 'rail'])
    expect(linkPaths(CROSS).find((ways) => ways.kind === 'road')?.path).toBe('M1000 1000L1000 600M600 1000L1000 1000')
  })

  test('to a space that is not there is not drawn', () => {
    const board: Board = { ...CROSS, links: [{ from: 0, to: 77, kind: 'road' }] }
    expect(linkLine(board, { from: 0, to: 77, kind: 'road' })).toEqual([])
  })
})

describe('a way', () => {
  test('follows the bends of its links, whichever way they are gone', () => {
    const there = wayAlong(CROSS, [2, 0, 3])
    expect(there.slice(0, 2)).toEqual([
      [14, 10],
      [10, 10],
    ])
    expect(there).toContainEqual([11, 12])
    expect(wayAlong(CROSS, [3, 0, 2])).toEqual(there.toReversed())
  })

  test('takes the railway rather than the ferry between the same points', () => {
    const links = [{ from: 0, to: 2, kind: 'water', by: [[12, 13]] } as const, ...(CROSS.links ?? [])]
    expect(wayAlong({ ...CROSS, links }, [0, 2])).toEqual([
      [10, 10],
      [14, 10],
    ])
  })

  test('goes straight where no link is, as on hexes', () => {
    expect(wayAlong(CROSS, [1, 5])).toEqual([
      [10, 6],
      [18, 10],
    ])
    const hexes = boardOf(['ooo', 'ooo'])
    expect(wayAlong(hexes, [named(hexes, '0101'), named(hexes, '0201')]).length).toBe(2)
  })

  test('leaves out spaces that are not drawn', () => {
    expect(wayAlong(CROSS, [500, 0, 501])).toEqual([[10, 10]])
  })
})

describe('a line that is shortened', () => {
  const coordinate = fc.integer({ min: 0, max: 30 })
  const lines = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 8 })

  test('is shorter by what was asked, and a fifth of it is left at least', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (line, start, end) => {
        const whole = lengthOf(line)
        fc.pre(whole > 0)
        const left = lengthOf(shortened(line, start, end))
        expect(left).toBeCloseTo(Math.max(whole - start - end, whole / 5), 6)
      }),
    )
  })

  test('keeps its course', () => {
    const line: readonly Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
    ]
    expect(shortened(line, 1, 1)).toEqual([
      [1, 0],
      [4, 0],
      [4, 3],
    ])
    expect(shortened(line, 5, 0)).toEqual([
      [4, 1],
      [4, 4],
    ])
  })
})

/** By how much a line turns at b. */
function turn(a: Point, b: Point, c: Point): number {
  const angle = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0])
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
