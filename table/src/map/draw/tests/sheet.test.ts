import type { Board, Point } from '@boma/showing'
import { ringsOf as ringsIn } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { STEPS } from '../../steps.ts'
import { boardOf, named } from '../../tests/boards.ts'
import { frontiers } from '../frontiers.ts'
import { calm, scaleBar } from '../furniture.ts'
import { hexGrid, hexNumbers } from '../grid.ts'
import { isLand, shorePieces } from '../land.ts'
import { marks } from '../marks.ts'
import { net } from '../net.ts'
import { railLine } from '../rails.ts'
import { rivers } from '../rivers.ts'
import { washes } from '../washes.ts'

const rows = ['~~odmb', '~oodmm', '~~oddb', '~odmmb', '~~oddb', '~oobbb']
const board = boardOf(rows)

/** The rings of a path in drawing units, as board points. */
const ringsOf = (path: string): readonly (readonly Point[])[] =>
  ringsIn(path).map((ring) => ring.map(([x, y]): Point => [x / 100, y / 100]))

describe('washes', () => {
  test('are closed, and a hex centre never lies in a wrong tint', () => {
    const all = washes(board)
    expect(all.map((w) => w.terrain).sort()).toEqual(['bush', 'desert', 'mountain'])
    for (const wash of all) {
      expect(wash.path.endsWith('Z')).toBe(true)
      for (const { x, y, terrain } of board.spaces)
        if (terrain !== 'sea') expect(isLand(ringsOf(wash.path), [x, y])).toBe(terrain === wash.terrain)
    }
  })

  test('run on beyond the edge of the hexes', () => {
    const bush = washes(board).find((w) => w.terrain === 'bush')
    expect(isLand(ringsOf(bush?.path ?? ''), [board.width + 0.2, board.height - 1])).toBe(true)
  })
})

test('the shore comes in short pieces that meet, and only as far as the sheet goes', () => {
  const coast = Array.from({ length: 40 }, (_, i) => `${(2 + 0.1 * Math.sin(i)).toFixed(2)} ${(i / 3 - 3).toFixed(2)}`)
  const land = `M${[...coast, '60 11', '60 -3'].join('L')}Z`
  const pieces = shorePieces({ ...board, land }).map((piece) => piece.slice(1).split('L'))
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(12)
  pieces.slice(1).forEach((piece, i) => {
    expect(piece[0]).toBe(pieces[i]?.at(-1))
  })
  expect(pieces.flat().some((point) => point.startsWith('6000'))).toBe(false)
})

describe('the grid', () => {
  test('has every hexside once', () => {
    const sides = hexGrid(board).flatMap((block) => `${block.land}${block.sea}`.split('M').filter((s) => s !== ''))
    const ends = sides.map((side) => side.split('L').sort().join())
    expect(new Set(ends).size).toBe(sides.length)
    // 36 hexes have 6 sides each; those between two hexes are shared. A rim of 26 hexes more is drawn around them.
    const shared = 5 * 6 + 5 * (6 + 5)
    expect(sides.length).toBeGreaterThan(36 * 6 - shared + 2 * 26)
  })

  test('and the marks fill the sheet up to its frame', () => {
    const reach = (paths: readonly string[]) => {
      const xs = paths.flatMap((path) => path.match(/[ML]-?[\d.]+/g) ?? []).map((m) => Number(m.slice(1)) / 100)
      return [Math.min(...xs), Math.max(...xs)]
    }
    const [left = 0, right = 0] = reach(hexGrid(board).flatMap((block) => [block.land, block.sea]))
    expect(left).toBeLessThan(-0.35)
    expect(right).toBeGreaterThan(board.width + 0.35)
    expect(reach(marks(board, 'play').map((m) => m.path))[1]).toBeGreaterThan(board.width + 0.1)
  })

  test('numbers land and leaves water alone', () => {
    const texts = hexNumbers(board).flatMap((block) => block.map((n) => n.text))
    expect(texts).toContain('0301')
    expect(texts).not.toContain('0101')
    expect(texts.length).toBe(board.spaces.filter((s) => s.terrain !== 'sea').length)
  })
})

describe('marks', () => {
  test('never jump: the same board is marked alike, and more when one is near', () => {
    for (const step of STEPS) expect(marks(board, step)).toEqual(marks(boardOf(rows), step))
    const length = (step: (typeof STEPS)[number]) => marks(board, step).reduce((n, m) => n + m.path.length, 0)
    expect(length('board')).toBeLessThan(length('play'))
  })

  test('of a hex stay with it', () => {
    const lone = boardOf(['ooooo', 'ooooo', 'oobod', 'ooooo', 'ooooo'])
    const bush = lone.spaces[named(lone, '0303')]
    const thorns = marks(lone, 'play').filter((m) => m.pen === 'thorn')
    expect(thorns.length).toBe(1)
    expect(thorns[0]?.path).toContain('M')
    for (const move of thorns[0]?.path.match(/M[^v]+/g) ?? []) {
      const [x = 0, y = 0] = move.slice(1).split(' ').map(Number)
      expect(Math.hypot(x / 100 - (bush?.x ?? 0), y / 100 - (bush?.y ?? 0))).toBeLessThan(0.6)
    }
  })

  test('leave the middle of a town free', () => {
    const hex = named(board, '0504')
    const town = { space: hex, name: 'Town', rank: 'town' as const, port: false, objective: false }
    const { x = 0, y = 0 } = board.spaces[hex] ?? {}
    const starts = (b: Board) =>
      marks(b, 'close')
        .filter((m) => m.pen === 'dot')
        .flatMap((m) => m.path.match(/M[^h]+/g) ?? [])
        .map((m) => m.slice(1).split(' ').map(Number))
        .filter(([px = 0, py = 0]) => Math.hypot(px / 100 - x, py / 100 - y) < 0.2)
    const desert = boardOf(rows.map((row) => row.replaceAll('m', 'd')))
    expect(starts(desert).length).toBeGreaterThan(0)
    expect(starts({ ...desert, towns: [town] }).length).toBe(0)
  })
})

describe('lines', () => {
  test('railways run through towns exactly and through other hexes more or less', () => {
    const spaces = ['0301', '0401', '0502', '0601'].map((name) => named(board, name))
    const town = { space: spaces[1] ?? 0, name: '', rank: 'station' as const, port: false, objective: false }
    const line = railLine({ ...board, towns: [town] }, spaces)
    const centre = (i: number) => [board.spaces[spaces[i] ?? 0]?.x, board.spaces[spaces[i] ?? 0]?.y]
    expect(line[0]).toEqual(centre(0))
    expect(line[1]).toEqual(centre(1))
    expect(line[2]).not.toEqual(centre(2))
    expect(line[3]).toEqual(centre(3))
  })

  test('rivers begin and end within a brush of where they should', () => {
    const line: readonly Point[] = [
      [1, 1],
      [1.5, 1.2],
      [2, 1],
      [2.4, 1.6],
    ]
    const [river] = rivers({ ...board, rivers: [{ name: 'R', seasonal: true, line }] })
    const points = (river?.path ?? '').slice(1).split('L')
    const [x = 0, y = 0] = (points[0] ?? '').split(' ').map(Number)
    const [ex = 0, ey = 0] = (points.at(-1) ?? '').split(' ').map(Number)
    expect(Math.hypot(x / 100 - 1, y / 100 - 1)).toBeLessThan(0.06)
    expect(Math.hypot(ex / 100 - 2.4, ey / 100 - 1.6)).toBeLessThan(0.06)
  })

  test('frontiers part owners and are tinted on both sides', () => {
    const land = boardOf(['oooo', 'oooo'], ['gguu', 'gguu'])
    const [frontier, ...others] = frontiers(land)
    expect(others).toEqual([])
    expect(frontier?.bands.map((band) => band.owner)).toEqual(['g', 'u', 'g', 'u'])
    expect(frontiers(boardOf(['oo'], ['gg']))).toEqual([])
  })
})

describe('furniture', () => {
  const sea = boardOf(Array.from({ length: 14 }, () => `${'~'.repeat(14)}oo`))

  test('stands where the sea is calm, or not at all', () => {
    const spot = calm(sea)
    expect(spot?.[0]).toBeGreaterThan(2.5)
    expect(spot?.[0]).toBeLessThan(10)
    expect(calm(boardOf(['ooo', 'ooo']))).toBeUndefined()
  })

  test('measures in round kilometres', () => {
    expect(scaleBar({ ...sea, kilometres: 44.2 })).toEqual({ kilometres: 200, length: 200 / 44.2 })
    expect(scaleBar(sea)).toBeUndefined()
  })

  test('nets only what has a scale', () => {
    expect(net(sea)).toBe('')
    expect(net({ ...sea, kilometres: 44.2 }).startsWith('M')).toBe(true)
  })
})
