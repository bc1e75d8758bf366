import { DIRECTIONS, distance, type Hex, hexAt, nameHex, neighbour, OFF_MAP } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { blockedAt, CLEAR, leavesBy } from '../../board/sight.ts'
import { BLOCKS, grid, HEXES, hex } from '../../board.ts'

const isSeen = (from: string, to: string) => blockedAt(hex(from), hex(to), (at) => BLOCKS[at] === 1) === CLEAR

// The oracle knows hexes as pictures: a ray is cut into many points, each belongs to the hex whose middle is nearest.
// Hexes are counted across and down from where the ray starts, so that a ray is drawn once for all pairs alike.
const ROOT3 = Math.sqrt(3)
type Spot = readonly [across: number, down: number]
/** What lies nearest to a point: one hex, or several where it is as far from all of them. */
function nearest(x: number, y: number): readonly Spot[] {
  const column = Math.round((x * 2) / ROOT3)
  let best = Number.POSITIVE_INFINITY
  let found: Spot[] = []
  for (let across = column - 1; across <= column + 1; across++) {
    const row = Math.round(y - (across % 2 === 0 ? 0 : 0.5))
    for (let r = row - 1; r <= row + 1; r++) {
      const down = 2 * r + (across % 2 === 0 ? 0 : 1)
      const d = Math.hypot(x - (across * ROOT3) / 2, y - down / 2)
      if (d > best + 1e-9) continue
      if (d < best - 1e-9) found = []
      best = Math.min(d, best)
      found.push([across, down])
    }
  }
  return found
}

/** Where a thread lies between its ends: under each part of it a hex, or two between which it runs. */
function thread(across: number, down: number): readonly (readonly Spot[])[] {
  const parts = new Map<string, readonly Spot[]>()
  const samples = 400 * 12 + 1
  for (let i = 1; i < samples; i++) {
    const under = nearest((((across * ROOT3) / 2) * i) / samples, ((down / 2) * i) / samples)
    const isEnd = under.some(([a, d]) => (a === 0 && d === 0) || (a === across && d === down))
    // Three hexes meet in a corner: a point, and no part of the way.
    if (!isEnd && under.length < 3) parts.set(JSON.stringify(under), under)
  }
  return [...parts.values()]
}
const threads = new Map<string, readonly (readonly Spot[])[]>()

/** §10.4 as one would do it with a thread: blocked as soon as any part of it lies in blocking ground, or between two such. */
function threadIsClear(from: Hex, to: Hex, blocks: (at: Hex) => boolean): boolean {
  const [across, down] = [(grid.x[to] ?? 0) - (grid.x[from] ?? 0), (grid.y[to] ?? 0) - (grid.y[from] ?? 0)]
  const key = `${across} ${down}`
  const parts = threads.get(key) ?? thread(across, down)
  threads.set(key, parts)
  const blocksAt = ([a, d]: Spot) => {
    const at = hexAt(grid, (grid.x[from] ?? 0) + a, (grid.y[from] ?? 0) + d)
    return at === OFF_MAP || blocks(at)
  }
  return !parts.some((under) => under.every(blocksAt))
}

describe('10.4 line of sight', () => {
  test('10.4.2, 10.4.3 is what a thread laid over the real map shows, for every pair within twelve hexes', () => {
    const ground = (at: Hex) => BLOCKS[at] === 1
    const wrong: string[] = []
    let pairs = 0
    for (let from = 0 as Hex; from < HEXES; from++)
      for (let to = 0 as Hex; to < HEXES; to++) {
        if (from === to || distance(grid, from, to) > 12) continue
        pairs++
        if ((blockedAt(from, to, ground) === CLEAR) !== threadIsClear(from, to, ground))
          wrong.push(`${nameHex(grid, from)}-${nameHex(grid, to)}`)
      }
    expect(pairs).toBeGreaterThan(100_000)
    expect(wrong).toEqual([])
  })
  test.each([
    ['1217', '1417', false],
    ['1108', '1110', false],
    ['1108', '1109', true],
  ] as const)('10.4.2 from %s to %s: %s', (from, to, seen) => {
    expect(isSeen(from, to)).toBe(seen)
  })
  test('8.1 a line leaves a hex by the side that it crosses, and by both where it goes through a corner', () => {
    const from = hex('1010')
    for (const d of DIRECTIONS) {
      const to = neighbour(grid, from, d)
      if (to !== OFF_MAP) expect(leavesBy(from, to)).toBe(1 << d)
    }
    expect(leavesBy(from, hex('1210'))).toBe((1 << 1) | (1 << 2))
  })
})
