import { newTable } from '@boma/kernel'
import type { Point } from '@boma/showing'
import { byNumbers, centreOf, projected } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { grid, hex } from '../../board.ts'
import { GRID, PROJECTION } from '../../data/map.ts'
import { layout } from '../../layout.ts'
import { page } from './english.ts'

const lines = new Map(page.board(newTable(layout)).graticule?.map(({ label, line }) => [label, line]))

const centre = (name: string): Point => centreOf(grid, hex(name))
const onBoard = (east: number, south: number): Point => byNumbers(grid)(projected(PROJECTION, east, -south))

/** How far a point is from a line. */
function distance([x, y]: Point, line: readonly Point[] = []): number {
  const pieces = line.slice(1).map(([bx, by], i) => {
    const [ax, ay] = line[i] ?? [0, 0]
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    const part = Math.max(0, Math.min(1, along))
    return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))
  })
  return Math.min(...pieces)
}

describe('the net of degrees', () => {
  // Degrees of an atlas; the map knows no more than the hex in which a place lies.
  test.each([
    ['2117', 14.53, 22.68],
    ['2816', 17.08, 22.57],
    ['2933', 16.87, 29.25],
    ['2002', 14.88, 16.68],
  ])('puts %s where it is', (name, east, south) => {
    const [x, y] = centre(name)
    const [hx, hy] = onBoard(east, south)
    expect(Math.hypot(hx - x, hy - y)).toBeLessThan(0.58)
  })

  test('is labelled by its degrees, so that a place lies between its lines', () => {
    const bay = onBoard(14.5, 22.96)
    // A degree of latitude is 111 km, a hex 44.2; one of longitude is shorter by the cosine.
    expect(distance(bay, lines.get('22° S'))).toBeCloseTo((0.96 * 111.2) / 44.2, 1)
    expect(distance(bay, lines.get('24° S'))).toBeCloseTo((1.04 * 111.2) / 44.2, 1)
    expect(distance(bay, lines.get('14° E'))).toBeCloseTo((0.5 * 111.2 * Math.cos(0.4)) / 44.2, 1)
  })

  test('covers the sheet', () => {
    const { columns, rows } = GRID
    for (const name of ['0101', `${columns}01`, `01${rows}`, `${columns}${rows}`])
      for (const way of ['E', 'S']) {
        const near = [...lines].filter(([label]) => label.endsWith(way)).map(([, line]) => distance(centre(name), line))
        // Two degrees of latitude are five hexes.
        expect(Math.min(...near)).toBeLessThan(2.6)
      }
  })
})
