import { type Hex, newTable } from '@boma/kernel'
import { isWithin, ringsOf } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { COASTAL_AT, grid, HEXES, hex, SEA, TERRAIN_AT } from '../../board.ts'
import { layout } from '../../layout.ts'
import { ALLIED, UNITS } from '../../roster.ts'
import { layOutCounters } from '../../rules/06-set-up/counters.ts'
import { page } from './english.ts'

const t = newTable(layout)
layOutCounters(t)
const sheet = page.board(t)

const rings = ringsOf(sheet.land ?? '')
const isLand = (x: number, y: number): boolean => isWithin(rings, x, y)

describe('the shore fits the hexes', () => {
  test('no hex of the sea has its middle on land, and no hex inland has it in the water', () => {
    for (const { id, name, x, y } of sheet.spaces) {
      if (id >= HEXES) continue
      if (TERRAIN_AT[id as Hex] === SEA) expect(isLand(x, y), name).toBe(false)
      else if (COASTAL_AT[id as Hex] === 0) expect(isLand(x, y), name).toBe(true)
    }
  })

  test('every coastal hex has some of the shore', () => {
    for (const { id, name, x, y } of sheet.spaces) {
      if (id >= HEXES || COASTAL_AT[id as Hex] === 0) continue
      const near = rings.flat().some(([sx, sy]) => Math.hypot(sx - x, sy - y) < 0.75)
      expect(near, name).toBe(true)
    }
  })
})

describe('the board', () => {
  test('has every hex inside, 1 from flat side to flat side', () => {
    const [a, b] = [sheet.spaces[hex('2116')], sheet.spaces[hex('2117')]]
    expect((b?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(1)
    for (const { x, y } of sheet.spaces) {
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true)
    }
    expect(grid.size).toBe(HEXES)
  })

  test('chains each river, side by side', () => {
    for (const { name, line } of sheet.rivers) {
      expect(line.length, name).toBeGreaterThan(3)
      line.slice(1).forEach(([x, y], i) => {
        const [px, py] = line[i] ?? [0, 0]
        expect(Math.hypot(x - px, y - py), name).toBeCloseTo(1 / Math.sqrt(3))
      })
    }
  })

  test('shows lines to be built only where they may be', () => {
    expect(sheet.rails.every((rail) => rail.built)).toBe(true)
    const built = newTable(layout)
    built.core.options = 1 << 4
    expect(page.board(built).rails.filter((rail) => !rail.built).length).toBe(3)
  })

  test('has one capital, and all its towns on land', () => {
    expect(sheet.towns.filter((town) => town.rank === 'capital').map((town) => town.name)).toEqual(['Windhoek'])
    for (const town of sheet.towns) expect(sheet.spaces[town.space]?.terrain, town.name).not.toBe('sea')
  })

  test('has a space or a box for every counter that is shown', () => {
    const known = new Set([...sheet.spaces.map((s) => s.id), ...sheet.boxes.map((b) => b.space)])
    const all = page.pieces(t, ALLIED)
    expect(all.length).toBeGreaterThan(UNITS / 2)
    for (const piece of all) expect(known.has(piece.space), piece.name).toBe(true)
  })
})
