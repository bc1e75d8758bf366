import type { Board, Point } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { boardOf, CROSS } from '../../tests/boards.ts'
import { frontiers } from '../frontiers.ts'
import { calm } from '../furniture.ts'
import { hexGrid } from '../grid.ts'
import { isLand, landPath, landRings } from '../land.ts'
import { marks } from '../marks.ts'
import { washes } from '../washes.ts'

const hexes = boardOf(
  Array.from({ length: 20 }, () => 'ooooooddddddmmmmmmmmmm~~~~~~'),
  Array.from({ length: 20 }, () => 'gggggggggguuuuuuuuuuuu      '),
)
/** A map of points over the ground of a map of hexes. */
const points: Board = { ...CROSS, width: hexes.width, height: hexes.height, ground: hexes.spaces }

describe('the ground under points', () => {
  test('is tinted, marked and parted like a map of hexes', () => {
    expect(washes(points)).toEqual(washes(hexes))
    expect(frontiers(points)).toEqual(frontiers(hexes))
    expect(marks(points, 'theatre').length).toBeGreaterThan(0)
  })

  test('has no grid where nothing is said of it', () => {
    expect(hexGrid(CROSS)).toEqual([])
    expect(washes(CROSS)).toEqual([])
  })

  test('leaves the middle of a point with a town free', () => {
    const dots = (towns: Board['towns']) =>
      marks({ ...points, towns }, 'close')
        .flatMap((m) => m.path.match(/M[^hlv]+/g) ?? [])
        .map((m): Point => {
          const [x = 0, y = 0] = m.slice(1).split(' ').map(Number)
          return [x / 100, y / 100]
        })
        .filter(([x, y]) => Math.hypot(x - 10, y - 10) < 0.2).length
    const town = { space: 0, name: 'Centre', rank: 'town', port: false, objective: false } as const
    expect(dots([])).toBeGreaterThan(0)
    expect(dots([town])).toBeLessThan(dots([]))
  })
})

describe('lakes', () => {
  const lakes = 'M4 4L8 4L8 8L4 8Z'

  test('are holes in the land', () => {
    const board: Board = { ...CROSS, land: 'M0 0L20 0L20 12L0 12Z', lakes }
    expect(isLand(landRings(board), [2, 2])).toBe(true)
    expect(isLand(landRings(board), [6, 6])).toBe(false)
    expect(isLand(landRings(board), [6, 14])).toBe(false)
  })

  test('have land all around them where no shore is drawn', () => {
    const board: Board = { ...CROSS, lakes }
    expect(isLand(landRings(board), [6, 6])).toBe(false)
    expect(isLand(landRings(board), [19.9, 19.9])).toBe(true)
    expect(landPath(board).split('Z').length).toBe(3)
  })
})

test('the compass keeps away from points, their names and boxes', () => {
  const sea: Board = { ...points, ground: boardOf(Array.from({ length: 20 }, () => '~'.repeat(23))).spaces }
  const [x = 0, y = 0] = calm(sea) ?? []
  for (const space of sea.spaces)
    expect(Math.hypot(Math.max(0, Math.abs(space.x - x) - 3), space.y - y)).toBeGreaterThan(2)
})
