import { given, quickPick } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { kindNamed } from '../../board/ground.ts'
import type { Line, Rect, Terrain } from '../../data/kind.ts'
import { SCENARIOS } from '../../data/scenarios.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { isDeepIn, isInPiece, isNearerThan, isNearPiece, isOnRoad, pieceNamed } from '../../rules/10-ground.ts'

const SCENES = SCENARIOS.map(({ id, terrain }) => [id, terrain, given(heart, { scenario: id }).table] as const)
const sixteen = (n: number): number => Math.round(16 * n)
const edges = ({ x, y, w, h }: Rect) => [sixteen(x), sixteen(y), sixteen(x + w), sixteen(y + h)] as const

/** Places at the corners and edges of a rectangle, so many sixteenths within or without. */
const OFF = [-33, -32, -31, -17, -16, -15, -1, 0, 1, 15, 16, 17, 31, 32, 33]
function* about(piece: Terrain, pick: (n: number) => number, n: number): Generator<[number, number]> {
  const [x0, y0, x1, y1] = piece.shape === 'rect' ? edges(piece) : around(piece)
  for (let i = 0; i < n; i++) {
    const side = (low: number, high: number): number =>
      ([low, high, low + pick(high - low + 1)][pick(3)] ?? 0) + (OFF[pick(OFF.length)] ?? 0)
    yield [Math.max(0, side(x0, x1)), Math.max(0, side(y0, y1))]
  }
}
function around({ points }: Line): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => sixteen(x)), points.map(([, y]) => sixteen(y))]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The square of how far a place is from a rectangle, or from the centre line of anything else. */
function square(piece: Terrain, x: number, y: number): number {
  if (piece.shape === 'rect') {
    const [x0, y0, x1, y1] = edges(piece)
    return Math.max(x0 - x, 0, x - x1) ** 2 + Math.max(y0 - y, 0, y - y1) ** 2
  }
  const points = piece.points.map(([px, py]) => [sixteen(px), sixteen(py)] as const)
  return Math.min(
    ...points.slice(1).map(([bx, by], i) => {
      const [ax, ay] = points[i] ?? [0, 0]
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      return (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2
    }),
  )
}

describe.each(SCENES)('the pieces of ground of %s', (_, terrain, t) => {
  const pick = quickPick(terrain.length)
  const named = (id: string): number => pieceNamed(t, id)

  test('9.3, 10.1, 17.4, 17.7 a place is in a piece with its edges, near it, or nearer than that', () => {
    for (const piece of terrain)
      for (const [x, y] of about(piece, pick, 60))
        for (const near of [0, 16, 32]) {
          const far = square(piece, x, y)
          // Where a line lies aslant, a hair's breadth is not argued about
          if (piece.shape !== 'rect' && Math.abs(far - near * near) < 0.001 && far !== near * near) continue
          const where = `${piece.id} ${x} ${y} ${near}`
          expect([where, isNearPiece(t, named(piece.id), near, x, y)]).toEqual([where, far <= near * near])
          expect([where, isNearerThan(t, named(piece.id), near, x, y)]).toEqual([where, far < near * near])
          if (piece.shape === 'rect') expect([where, isInPiece(t, named(piece.id), x, y)]).toEqual([where, far === 0])
        }
    expect(isInPiece(t, named('nowhere'), 100, 100)).toBe(false)
  })

  test('9.12, 10.10 a place is deep in ground of a kind when it is inside, not on its edge, and the huts stand', () => {
    const rects = terrain.filter((piece): piece is Rect & Terrain => piece.shape === 'rect')
    const kinds = [...new Set(terrain.map(({ kind }) => kind))].filter((kind) =>
      terrain.every((piece) => piece.kind !== kind || piece.shape === 'rect'),
    )
    for (const piece of rects)
      for (const [x, y] of about(piece, pick, 30))
        for (const burned of [0, 1 << named(piece.id)]) {
          t.tracks.burned = burned
          for (const kind of kinds) {
            const inside = rects.some((each) => {
              const [x0, y0, x1, y1] = edges(each)
              const stands = ((burned >> named(each.id)) & 1) === 0
              return each.kind === kind && stands && x > x0 && x < x1 && y > y0 && y < y1
            })
            expect([kind, x, y, isDeepIn(t, x, y, (each) => each === kindNamed(kind))]).toEqual([kind, x, y, inside])
          }
        }
    t.tracks.burned = 0
  })
})

test('10.9 a place on a road is on it to its edge, and half an inch beside it is not', () => {
  let roads = 0
  for (const [, terrain, t] of SCENES)
    for (const piece of terrain) {
      if (piece.kind !== 'road' || piece.shape !== 'line') continue
      const [[ax, ay], [bx, by]] = [piece.points[0] ?? [0, 0], piece.points[1] ?? [0, 0]]
      if (ax !== bx && ay !== by) continue
      roads++
      const [x, y] = [sixteen((ax + bx) / 2), sixteen((ay + by) / 2)]
      const half = sixteen(piece.width / 2)
      const beside = (off: number): boolean => (ax === bx ? isOnRoad(t, x + off, y) : isOnRoad(t, x, y + off))
      expect([beside(0), beside(half), beside(-half)]).toEqual([true, true, true])
      expect(isAlone(t, terrain, x, y) ? [beside(half + 8), beside(-half - 8)] : [false, false]).toEqual([false, false])
    }
  expect(roads).toBeGreaterThan(0)
})
const isAlone = (_: Table, terrain: readonly Terrain[], x: number, y: number): boolean =>
  terrain.filter((piece) => ['road', 'ford'].includes(piece.kind) && square(piece, x, y) < 48 * 48).length === 1
