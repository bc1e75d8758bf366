import type { Area, Board, Point } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { isLand } from '../../draw/land.ts'
import { CROSS } from '../../tests/boards.ts'
import { drawnAreas } from '../areas.ts'
import { edgeDistance, ringsIn } from '../outline.ts'
import { grass, inchTicks } from '../rim.ts'

const KINDS = ['bush', 'wood', 'hill', 'rocks', 'field', 'swamp', 'water', 'village', 'road']
const OUTLINE = 'M10 10H26V22H10Z'
const rings = ringsIn(OUTLINE)
const tabletop = (areas: readonly Area[]): Board => ({ ...CROSS, kind: 'tabletop', width: 72, height: 48, areas })
const drawn = (kind: string, outline = OUTLINE) => {
  const [area] = drawnAreas(tabletop([{ name: '', kind, outline }]))
  if (!area) throw new Error('nothing is drawn')
  return area
}
const strokes = (kind: string, brush: string) =>
  drawn(kind)
    .strokes.filter((stroke) => stroke.brush === brush)
    .map((stroke) => stroke.path)
/** The points at which strokes begin, in inches. */
const starts = (path: string): readonly Point[] =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x) / 100, Number(y) / 100])

describe('an area', () => {
  test('of any kind has its exact edge', () => {
    for (const kind of [...KINDS, 'quicksand'])
      expect(drawn(kind).edge).toBe('M1000 1000L2600 1000L2600 2200L1000 2200Z')
  })

  test('never changes: the same table is drawn alike', () => {
    for (const kind of KINDS) expect(drawn(kind)).toEqual(drawn(kind))
  })

  test('of trees, stones or huts has them all inside', () => {
    for (const [kind, brush] of [
      ['wood', 'dark'],
      ['bush', 'crown'],
      ['rocks', 'stone'],
      ['village', 'hut'],
    ] as const) {
      const things = strokes(kind, brush)
      expect(things.length).toBeGreaterThan(3)
      for (const at of things.flatMap(starts)) expect(isLand(rings, at)).toBe(true)
    }
  })

  test('of high ground falls inwards, however its edge runs', () => {
    for (const outline of [OUTLINE, 'M10 10V22H26V10Z']) {
      const path = drawn('hill', outline).strokes.find((stroke) => stroke.brush === 'hachure')?.path ?? ''
      const ends = [...path.matchAll(/M(\S+) (\S+)l(\S+) (\S+?)(?=M|$)/g)].map(
        ([, x, y, dx, dy]): Point => [(Number(x) + Number(dx)) / 100, (Number(y) + Number(dy)) / 100],
      )
      expect(ends.length).toBeGreaterThan(100)
      for (const end of ends) expect(isLand(rings, end) || edgeDistance(rings, end) < 0.02).toBe(true)
    }
  })

  test('without an outline is drawn as nothing rather than not at all', () => {
    for (const kind of KINDS) expect(drawn(kind, '').edge).toBe('')
  })
})

describe('the rim', () => {
  test('has a tick an inch and a number every half foot, along two sides', () => {
    const { path, numbers } = inchTicks(tabletop([]))
    expect(path.split('M').length - 1).toBe(73 + 49)
    expect(numbers.filter(({ y }) => y > 48).map(({ text }) => text)).toEqual(
      Array.from({ length: 13 }, (_, i) => String(6 * i)),
    )
    expect(numbers.filter(({ x }) => x < 0).map(({ y }) => y)).toEqual([6, 12, 18, 24, 30, 36, 42, 48])
  })

  test('keeps the grass on the table', () => {
    for (const [x, y] of starts(grass(tabletop([])))) {
      expect(x > 0 && x < 72).toBe(true)
      expect(y > 0 && y < 48).toBe(true)
    }
  })
})
