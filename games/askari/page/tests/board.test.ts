import type { Hex } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { BOX_NYASA, BOX_TANGANYIKA, BOX_VICTORIA, hex, IS_LAND } from '../../board.ts'
import { BODIES } from '../../data/in-force.ts'
import { askari } from '../../index.ts'
import { scattered } from '../../tests/scattered.ts'

const { page } = inEnglish(askari)
const t = scattered(1)
const board = page.board(t)

describe('the map', () => {
  test('2.1 every town is on land, and named once', () => {
    expect(board.towns.filter(({ space }) => IS_LAND[space as Hex] !== 1)).toEqual([])
    expect(new Set(board.towns.map(({ name }) => name)).size).toBe(board.towns.length)
    expect(board.towns.filter(({ objective }) => objective)).toHaveLength(35)
  })

  test('12.1.4 boxes lie on the sheet, and no two overlap', () => {
    const boxes = board.spaces.filter(({ terrain }) => terrain === 'box')
    expect(boxes.length).toBeGreaterThan(4)
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeLessThan(board.width)
      for (const later of boxes.slice(i + 1))
        expect(Math.max(Math.abs(box.x - later.x) / 7, Math.abs(box.y - later.y) / 3)).toBeGreaterThan(1)
    }
  })

  test('12.1.4 the box of a lake lies on its open water, over no hex to which anybody can come', () => {
    for (const [box, lake] of [
      [BOX_VICTORIA, 'Lake Victoria'],
      [BOX_TANGANYIKA, 'Lake Tanganyika'],
      [BOX_NYASA, 'Lake Nyasa'],
    ] as const) {
      const water = BODIES.find(({ name }) => name === lake)
      const open = water?.hexes.filter((each) => !water.coast.includes(each)).map(hex)
      const { x, y, extent } = board.spaces.find(({ id }) => id === box) ?? {}
      const [wide, high] = [(extent?.width ?? 0) / 2, (extent?.height ?? 0) / 2]
      const isUnder = (space: (typeof board.spaces)[number]): boolean =>
        space.terrain !== 'box' && Math.abs(space.x - (x ?? 0)) < wide && Math.abs(space.y - (y ?? 0)) < high
      const covered = board.spaces.filter(isUnder).map(({ id }) => id)
      expect(covered.length).toBeGreaterThan(1)
      expect(covered.filter((id) => !open?.includes(id as Hex))).toEqual([])
    }
  })

  test('2.1.5 a river is drawn as few lines, each of sides that join', () => {
    for (const { line } of board.rivers)
      for (const [i, [x, y]] of line.entries()) {
        const before = line[i - 1]
        if (before !== undefined) expect(Math.hypot(before[0] - x, before[1] - y)).toBeCloseTo(1 / Math.sqrt(3), 5)
      }
  })

  test('2.5.1 every counter lies in a space that the board or the lists beside it have', () => {
    const known = new Set([...board.spaces.map(({ id }) => id), ...board.boxes.map(({ space }) => space)])
    const lost = page.pieces(t, 0 as never).filter(({ space }) => !known.has(space) && space < 1680)
    expect(lost).toEqual([])
  })
})
