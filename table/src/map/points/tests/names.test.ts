import type { Board, Piece } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { layOut } from '../../../counters/stacks.ts'
import { piece } from '../../../counters/tests/piece.ts'
import { boxSize } from '../../hit.ts'
import { overlap } from '../../labels.ts'
import { CROSS } from '../../tests/boards.ts'
import { type Measure, townLabels } from '../../town-labels.ts'
import { pointNames } from '../names.ts'

const measure: Measure = (text, _, size) => text.length * size * 0.55
const counter = (id: number, space: number) => piece(id, { space })

const fail = (): never => {
  throw new Error('one counter is one stack')
}

const labelsAt = (scale: number, pieces: readonly Piece[] = [], board: Board = CROSS) =>
  townLabels(board, scale, { stacks: layOut(pieces, board, { scale, least: 0 }).stacks }, measure)

const rectOf = (labels: ReturnType<typeof labelsAt>, space: number) => {
  const rect = labels.find(({ town }) => town.space === space)?.rect
  if (!rect) throw new Error(`space ${space} has no name`)
  return rect
}

describe('the names of points', () => {
  test('are those of their towns, or what players write; boxes say theirs themselves', () => {
    expect(pointNames(CROSS).map((town) => town.name)).toEqual([
      'Centre',
      'North',
      'Eastport',
      'Southport',
      'West',
      'Far East',
    ])
    expect(pointNames(CROSS).map((town) => town.rank)).not.toContain('station')
  })

  test('are all shown at play zoom, none on another or off the sheet', () => {
    const labels = labelsAt(15)
    expect(labels.length).toBe(6)
    labels.forEach(({ rect }, i) => {
      for (const other of labels.slice(i + 1)) expect(overlap(rect, other.rect)).toBe(0)
      expect(rect.x + rect.width).toBeLessThanOrEqual((CROSS.width + 0.4) * 15)
    })
  })

  test('lie on no other point, and rather go without: they would be taken for its name', () => {
    // Counters all around a point leave its name no place but over its neighbour.
    const near = { ...CROSS, spaces: CROSS.spaces.map((s) => (s.id === 1 ? { ...s, x: 12.4, y: 9.9 } : s)) }
    const posts = [
      [12.4, 7.4],
      [14.6, 8],
      [14.6, 11.6],
      [12.4, 12],
    ] as const
    const stacks = posts.map(([x, y], i) => ({
      ...(layOut([counter(i, 0)], near, { scale: 15, least: 0 }).stacks[0] ?? fail()),
      space: 20 + i,
      rect: { x: x * 15 - 20, y: y * 15 - 16, width: 40, height: 32 },
    }))
    const labels = townLabels(near, 15, { stacks }, measure)
    expect(labels.map(({ town }) => town.space)).not.toContain(1)
  })

  test('stand below the counters on a point, though a link runs there', () => {
    const pieces = [counter(1, 0), counter(2, 0)]
    const [stack] = layOut(pieces, CROSS, { scale: 15, least: 0 }).stacks
    const rect = rectOf(labelsAt(15, pieces), 0)
    expect(rect.y).toBeGreaterThanOrEqual((stack?.rect.y ?? 0) + (stack?.rect.height ?? 0))
    expect(Math.abs(rect.x + rect.width / 2 - 10 * 15)).toBeLessThan(1)
  })

  test('keep off the boxes beside the map', () => {
    const near = CROSS.spaces.map((space) =>
      space.id === 9 ? { ...space, x: 10, y: 14 + boxSize(CROSS).height } : space,
    )
    const board = { ...CROSS, spaces: near }
    const { width, height } = boxSize(board)
    const box = { x: (10 - width / 2) * 15, y: (14 + height / 2) * 15, width: width * 15, height: height * 15 }
    expect(overlap(rectOf(labelsAt(15, [counter(1, 3)], board), 3), box)).toBe(0)
  })

  test('seen from afar give way, but not those that matter', () => {
    const crowded = {
      ...CROSS,
      spaces: CROSS.spaces.map((space) => ({ ...space, x: 10 + (space.x - 10) * 0.3, y: 10 + (space.y - 10) * 0.2 })),
    }
    const shown = labelsAt(20, [], crowded).map(({ town }) => town.space)
    expect(shown.length).toBeLessThan(6)
    expect(shown).toContain(2)
    expect(shown).toContain(3)
  })
})
